/** Code points without surrounding blanks, as limits of texts are meant. */
export const textLength = (text: string): number => [...text.trim()].length;
