/** Could a text of an address be the `path_name` of a row? Others are not asked for. */
export const isPathName = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(text);
