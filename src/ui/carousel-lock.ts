import { createContext } from 'react';

/** Given by a carousel to those inside it: hold it still while you slide, and call the answer afterwards. */
export type HoldCarousel = () => () => void;

export const CarouselLockContext = createContext<HoldCarousel>(() => () => {});
