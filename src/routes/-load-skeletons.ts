export const loadSkeletons = () => import('./-skeletons.ts').then(({ skeletons }) => skeletons);
