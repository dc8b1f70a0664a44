import { rect } from '../svg.ts';
import type { Works } from '../work.ts';
import { theCat, theCup, theHand, theLantern, theTower } from './dalbam-cards.ts';
import { handOfRoses, keyOfNight, moth, raven, snake } from './dalbam-emblems.ts';
import { calmFace, crescent, night, pearl, rays, starry } from './dalbam-kit.ts';
import { compass, mushrooms, phases, scales, sunAndMoon, wish } from './dalbam-medallions.ts';
import { theLovers, theMoon, theStar, theSun, theWheel } from './dalbam-sky-cards.ts';

const profile = () =>
  rect(0, 0, 1000, 1000, night) +
  rays(500, 500, 350, 440, 48, 6) +
  crescent(520, 500, 320, pearl, -14) +
  calmFace(330, 480, 0.9) +
  starry([
    [660, 400, 70],
    [740, 590, 40],
    [620, 640, 18],
  ]);

export const dalbam: Works = {
  profile,
  'card-sun': theSun,
  'card-moon': theMoon,
  'card-star': theStar,
  'card-hand': theHand,
  'card-lovers': theLovers,
  'card-wheel': theWheel,
  'card-lantern': theLantern,
  'card-payday': theTower,
  'card-cat': theCat,
  'card-coffee': theCup,
  'night-moth': moth,
  'sun-and-moon': sunAndMoon,
  'moon-phases': phases,
  'ring-snake': snake,
  'hand-of-roses': handOfRoses,
  'star-scales': scales,
  'night-key': keyOfNight,
  'moon-mushrooms': mushrooms,
  'moon-raven': raven,
  'make-a-wish': wish,
  'star-compass': compass,
};
