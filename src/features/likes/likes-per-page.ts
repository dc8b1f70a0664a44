export const likesPerPage = 10;
