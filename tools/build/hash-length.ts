/** Characters of the hash in the name of a built script. */
export const hashLength = 7;
