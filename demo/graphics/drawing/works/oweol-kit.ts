export const ink = '#1f2126';

export const red = '#d8412f';

export const leaf = '#3f8a5f';

export const cream = '#fff8ea';
