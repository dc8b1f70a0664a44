/** The hash in the name of a built application, e.g. `DEHc2S9` of `/assets/shop-DEHc2S9.js`; tells releases apart. */
export const releaseOf = (file: string): string | undefined => /(?:^|\/)shop-([\w-]{7})\.js$/.exec(file)?.[1];
