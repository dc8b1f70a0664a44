/** The parts that every page needs by itself, but not before it is idle: one file. */
export const loadIdleParts = () => import('./idle-parts.ts');
