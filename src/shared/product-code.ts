/** Could a text of an address be the code of a product? PostgreSQL refuses a NUL; longer codes do not exist. */
export const isProductCode = (text: string): boolean => /^[^\p{Cc}]{1,64}$/u.test(text);
