export const followsPerPage = 20;
