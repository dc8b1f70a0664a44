/**
 * Width, height and depth of the case of each model, and how wide its print area is, in centimetres. The names are those of the makers,
 * which Korean shoppers read as they are; the search knows them in Korean too.
 */
export const phoneCaseSizes = {
  'iPhone 17': [7.4, 15.3, 1.1, 7],
  'iPhone 17 Pro': [7.5, 15.3, 1.2, 7.1],
  'iPhone 17 Pro Max': [8.1, 16.7, 1.2, 7.7],
  'iPhone 16': [7.4, 15.1, 1.1, 7],
  'iPhone 16 Plus': [8.1, 16.4, 1.1, 7.7],
  'iPhone 16 Pro': [7.4, 15.3, 1.1, 7],
  'iPhone 16 Pro Max': [8, 16.6, 1.1, 7.6],
  'Galaxy S25': [7.3, 15, 1.1, 6.9],
  'Galaxy S25+': [7.9, 16.2, 1.1, 7.5],
  'Galaxy S25 Ultra': [8, 16.6, 1.1, 7.6],
  'Galaxy S24': [7.3, 15, 1.1, 6.9],
  'Galaxy S24 Ultra': [8.2, 16.6, 1.2, 7.8],
} as const;

export const phoneModels: readonly string[] = Object.keys(phoneCaseSizes);
