import { sticker } from '../die-cut.ts';
import { lettered, textWidth } from '../lettering.ts';
import { piece } from '../pieces.ts';
import { placed, rect, repeat, sparkle } from '../svg.ts';
import type { Work, Works } from '../work.ts';

type Scene = {
  parts: readonly [name: string, x: number, y: number, size: number, turn?: number][];
  extra?: string;
};

const drawn = ({ parts, extra = '' }: Scene) =>
  parts.map(([name, x, y, size, turn = 0]) => piece('fluent', name, { x, y, size, turn })).join('') + extra;

/** A jelly-like label, a little tilted. */
function label(
  text: string,
  at: { x: number; y: number; size: number; fill: string; ink?: string; turn?: number },
): string {
  const width = textWidth(text, { face: 'bagel-fat-one', size: at.size }) + at.size;
  const height = at.size * 1.5;
  const pill = rect(-width / 2, -height / 2, width, height, at.fill, { rx: height / 2 });
  const shine = rect(
    -width / 2 + height * 0.35,
    -height / 2 + height * 0.12,
    width - height * 0.9,
    height * 0.13,
    '#ffffff',
    { rx: 8, opacity: 0.5 },
  );
  const word = lettered(text, 0, at.size * 0.34, {
    face: 'bagel-fat-one',
    size: at.size,
    fill: at.ink ?? '#ffffff',
  });
  return placed(pill + shine + word, at.x, at.y, 1, at.turn ?? -4);
}

const scene =
  (parts: Scene['parts'], extra?: string): Work =>
  () =>
    sticker(drawn({ parts, ...(extra === undefined ? {} : { extra }) }), { width: 26, fill: '#fffdf8' });

const twinkles = (...at: readonly (readonly [x: number, y: number, r: number])[]) =>
  at.map(([x, y, r]) => sparkle(x, y, r, '#ffd84d')).join('');

export const mallang: Works = {
  profile: () =>
    rect(0, 0, 1000, 1000, '#ffd9e0') +
    piece('fluent', 'strawberry', { x: 500, y: 480, size: 720, turn: -8 }) +
    twinkles([190, 220, 70], [830, 760, 90]),
  'strawberry-milk': scene(
    [
      ['glass-of-milk', 560, 470, 620],
      ['strawberry', 330, 590, 400, -14],
    ],
    label('딸기우유', { x: 510, y: 830, size: 116, fill: '#f2738c' }) +
      twinkles([260, 250, 60], [820, 300, 44]),
  ),
  'mushroom-village': scene([
    ['mushroom', 540, 420, 600],
    ['mushroom', 260, 640, 340, -8],
    ['mushroom', 780, 690, 260, 10],
    ['frog', 500, 750, 300],
  ]),
  'cherry-pop': scene(
    [['cherries', 500, 440, 660]],
    label('CHERRY POP', { x: 500, y: 850, size: 92, fill: '#e23b5a', turn: 3 }) +
      twinkles([200, 300, 70], [830, 240, 50], [160, 620, 36]),
  ),
  'frog-choir': scene(
    [
      ['frog', 500, 420, 400],
      ['frog', 270, 640, 380, -8],
      ['frog', 730, 640, 380, 8],
      ['musical-note', 240, 300, 180, -12],
      ['musical-note', 770, 310, 150, 14],
    ],
    label('개골개골', { x: 500, y: 870, size: 104, fill: '#2fa86a', turn: -2 }),
  ),
  'cloud-nap': scene([
    ['crescent-moon', 690, 300, 420, 12],
    ['cloud', 480, 600, 760],
    ['sleeping-face', 440, 480, 300, -6],
    ['star', 250, 230, 150, -14],
    ['star', 830, 560, 110, 12],
  ]),
  'morning-set': scene(
    [
      ['bread', 320, 420, 400, -10],
      ['hot-beverage', 690, 430, 420],
      ['cooking', 490, 690, 500],
    ],
    label('모닝세트', { x: 500, y: 910, size: 96, fill: '#e98a2b', turn: -2 }),
  ),
  'summer-break': scene(
    [
      ['watermelon', 420, 500, 600, -10],
      ['tropical-drink', 740, 420, 420, 10],
      ['lemon', 240, 760, 240, 12],
    ],
    label('여름방학', { x: 600, y: 820, size: 116, fill: '#1f9d8b', turn: -4 }),
  ),
  'dango-brothers': scene(
    [['dango', 500, 430, 680, 0]],
    label('당고삼형제', { x: 500, y: 850, size: 104, fill: '#e79aa8', turn: 2 }) +
      twinkles([250, 240, 54], [800, 620, 60]),
  ),
  'love-delivery': scene([
    ['love-letter', 500, 600, 560, -8],
    ['heart-with-arrow', 600, 320, 400, 8],
    ['sparkles', 230, 330, 240],
  ]),
  'space-courier': scene(
    [
      ['ringed-planet', 420, 640, 560, -6],
      ['flying-saucer', 640, 320, 440, 10],
      ['star', 230, 300, 160, -12],
      ['star', 850, 640, 120, 12],
    ],
    repeat(3, (i) => sparkle(380 + i * 90, 180 + (i % 2) * 70, 26, '#ffd84d')),
  ),
  'bubble-tea': scene(
    [['bubble-tea', 500, 430, 680]],
    label('쫀득버블', { x: 500, y: 860, size: 110, fill: '#a9744f' }) +
      twinkles([220, 300, 60], [800, 220, 44]),
  ),
  'pancake-day': scene(
    [
      ['pancakes', 480, 460, 660],
      ['honey-pot', 780, 640, 320, 8],
    ],
    label('팬케이크 데이', { x: 460, y: 850, size: 92, fill: '#e79a2f', turn: 3 }),
  ),
  'bear-snack': scene(
    [
      ['bear', 500, 400, 600],
      ['cookie', 260, 720, 300, -12],
      ['honey-pot', 750, 700, 320, 8],
    ],
    twinkles([180, 220, 50], [840, 260, 60]),
  ),
  'cloud-unicorn': scene(
    [
      ['rainbow', 500, 430, 700],
      ['unicorn', 500, 560, 480],
      ['cloud', 230, 760, 340],
      ['cloud', 780, 760, 340],
    ],
    twinkles([150, 200, 60], [860, 180, 50]),
  ),
  'penguin-bingsu': scene(
    [
      ['shaved-ice', 620, 440, 560],
      ['penguin', 300, 560, 480, -4],
    ],
    label('빙수 한 입', { x: 500, y: 860, size: 100, fill: '#4aa3d9' }),
  ),
  'peach-hamster': scene(
    [
      ['peach', 600, 410, 560, 8],
      ['hamster', 360, 610, 460, -4],
    ],
    label('말랑클럽', { x: 520, y: 880, size: 100, fill: '#f08a7a', turn: 3 }) +
      twinkles([180, 280, 56], [860, 220, 44]),
  ),
};
