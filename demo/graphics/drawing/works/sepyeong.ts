import { placed, rect } from '../svg.ts';
import type { Works } from '../work.ts';
import { bakery, cafe, store } from './sepyeong-counters.ts';
import { bathroom, bedroom, kitchen, ondol, studio } from './sepyeong-homes.ts';
import { balcony, camping, greenhouse } from './sepyeong-outdoors.ts';
import { arcade, bandPractice, classroom } from './sepyeong-play.ts';
import { bookshop, laundry, records } from './sepyeong-shops.ts';
import { flowers, pool, snackbar } from './sepyeong-streets.ts';

export const sepyeong: Works = {
  profile: () => rect(0, 0, 1000, 1000, '#c3b1e1') + placed(bedroom(), -130, -140, 1.26),
  'sleeping-in': bedroom,
  'sunny-kitchen': kitchen,
  'bubble-bath': bathroom,
  'painting-studio': studio,
  'glass-greenhouse': greenhouse,
  'warm-floor': ondol,
  'first-camp': camping,
  'sunset-sofa': balcony,
  'shop-cafe': cafe,
  'shop-laundry': laundry,
  'shop-books': bookshop,
  'shop-convenience': store,
  'shop-records': records,
  'shop-arcade': arcade,
  'shop-bakery': bakery,
  'shop-flowers': flowers,
  'shop-tteokbokki': snackbar,
  'band-practice': bandPractice,
  'rooftop-pool': pool,
  classroom,
};
