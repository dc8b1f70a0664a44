import { onPaper } from '../crayon.ts';
import { rect } from '../svg.ts';
import type { Works } from '../work.ts';
import { butterfly, dinosaur, kitty, lion, octopus, snail, whale } from './jiwoo-animals.ts';
import { person, wax } from './jiwoo-kit.ts';
import { birthday, cottage, family, monster, mum, robot, snowman } from './jiwoo-people.ts';
import { bus, crown, garden, iceCream, poop, rainbow, rocket, sunny, watermelon } from './jiwoo-things.ts';

export const jiwoo: Works = {
  profile: () =>
    rect(0, 0, 1000, 1000, '#bfe3f5') + onPaper(person(500, 640, 2.6, wax.yellow, 'none', false)),
  'crayon-mum': mum,
  'crayon-family': family,
  'crayon-cottage': cottage,
  'crayon-snowman': snowman,
  'one-eyed-monster': monster,
  'crayon-robot': robot,
  'birthday-cake': birthday,
  'crayon-dinosaur': dinosaur,
  'crayon-lion': lion,
  'crayon-whale': whale,
  'crayon-octopus': octopus,
  'crayon-kitty': kitty,
  'crayon-butterfly': butterfly,
  'crayon-snail': snail,
  'crayon-rainbow': rainbow,
  'sunglasses-sun': sunny,
  'crayon-rocket': rocket,
  'yellow-bus': bus,
  'giggling-poop': poop,
  'flower-bed': garden,
  'crayon-watermelon': watermelon,
  'three-scoops': iceCream,
  'crayon-crown': crown,
};
