/** The modules that every page needs, but not before it is idle, are one file. */
export const loadIdleParts = () => import('./idle-parts.ts');
