export const color = {
  persimmon: '#d2532f',
  ink: '#26292e',
  yolk: '#f0bd4b',
  pine: '#2f6a63',
  blush: '#efb8a6',
  paper: '#f7f1e3',
  indigo: '#3b5692',
  sage: '#a9b98f',
} as const;
