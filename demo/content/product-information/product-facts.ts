import type { Text } from '../text.ts';
import { phoneModels } from './phone-models.ts';

/** The kind of goods, on which care and warranty depend. */
type Goods =
  | 'clothes'
  | 'hat'
  | 'bag'
  | 'home'
  | 'blanket'
  | 'tableware'
  | 'glass'
  | 'flask'
  | 'plastic'
  | 'paper'
  | 'frame';

type ProductFacts = {
  readonly goods: Goods;
  /** Business days until it is handed to the carrier. */
  readonly days: number;
  readonly material: Text;
  /** The facts of cloth. */
  readonly cloth?: {
    readonly thickness: 'THIN' | 'MEDIUM' | 'THICK';
    readonly see_through: 'NONE' | 'SLIGHT' | 'SHEER';
    readonly stretch: 'NONE' | 'SLIGHT' | 'STRETCHY';
  };
  readonly compatibleWith?: Text;
  readonly components?: Text;
};

const vinyl: Text = { ko: 'PVC(비닐), 수성 점착제', en: 'PVC vinyl, water-based adhesive' };
const board: Text = { ko: '재생 펄프 100%, 350g/㎡', en: '100% recycled pulp, 350 g/m²' };

/** A product that is not here shows no notice, and takes the usual days. */
export const productFacts: Readonly<Record<string, ProductFacts>> = {
  tee: {
    goods: 'clothes',
    days: 4,
    material: { ko: '면 100% (20수 코마사)', en: '100% combed cotton' },
    cloth: { thickness: 'MEDIUM', see_through: 'NONE', stretch: 'SLIGHT' },
  },
  hoodie: {
    goods: 'clothes',
    days: 4,
    material: {
      ko: '면 80%, 폴리에스터 20% (420g 쭈리)',
      en: '80% cotton, 20% polyester (420 g French terry)',
    },
    cloth: { thickness: 'THICK', see_through: 'NONE', stretch: 'SLIGHT' },
  },
  sweatshirt: {
    goods: 'clothes',
    days: 4,
    material: { ko: '면 90%, 폴리에스터 10%', en: '90% cotton, 10% polyester' },
    cloth: { thickness: 'MEDIUM', see_through: 'NONE', stretch: 'SLIGHT' },
  },
  cap: {
    goods: 'hat',
    days: 5,
    material: { ko: '면 100% (워싱 트윌)', en: '100% cotton (washed twill)' },
    cloth: { thickness: 'MEDIUM', see_through: 'NONE', stretch: 'NONE' },
  },
  tote: {
    goods: 'bag',
    days: 3,
    material: { ko: '면 100% (12온스 캔버스)', en: '100% cotton (12 oz canvas)' },
    cloth: { thickness: 'THICK', see_through: 'NONE', stretch: 'NONE' },
  },
  cushion: {
    goods: 'home',
    days: 4,
    material: {
      ko: '겉감: 면 70%, 린넨 30% / 충전재: 폴리에스터 100%',
      en: 'Cover: 70% cotton, 30% linen. Filling: 100% polyester',
    },
    cloth: { thickness: 'THICK', see_through: 'NONE', stretch: 'NONE' },
    components: { ko: '쿠션 커버 1개, 솜 1개', en: '1 cover, 1 filling' },
  },
  mug: {
    goods: 'tableware',
    days: 5,
    material: { ko: '도자기 (무연 유약)', en: 'Ceramic (lead-free glaze)' },
  },
  'phone-case': {
    goods: 'plastic',
    days: 3,
    material: { ko: '폴리카보네이트, TPU', en: 'Polycarbonate, TPU' },
    compatibleWith: { ko: phoneModels.join(', '), en: phoneModels.join(', ') },
  },
  'sticker-pack-animals': {
    goods: 'paper',
    days: 1,
    material: vinyl,
    components: { ko: '스티커 4장', en: '4 stickers' },
  },
  'sticker-pack-food': {
    goods: 'paper',
    days: 1,
    material: vinyl,
    components: { ko: '스티커 4장', en: '4 stickers' },
  },
  'postcards-garden': {
    goods: 'paper',
    days: 1,
    material: board,
    components: { ko: '엽서 3장', en: '3 postcards' },
  },
  'postcards-letters': {
    goods: 'paper',
    days: 1,
    material: board,
    components: { ko: '엽서 3장', en: '3 postcards' },
  },
  longsleeve: {
    goods: 'clothes',
    days: 4,
    material: { ko: '면 100% (16수 컴팩트사)', en: '100% cotton (compact yarn)' },
    cloth: { thickness: 'MEDIUM', see_through: 'NONE', stretch: 'SLIGHT' },
  },
  'kids-tee': {
    goods: 'clothes',
    days: 4,
    material: { ko: '면 100% (30수 코마사)', en: '100% combed cotton' },
    cloth: { thickness: 'THIN', see_through: 'SLIGHT', stretch: 'SLIGHT' },
  },
  'coach-jacket': {
    goods: 'clothes',
    days: 5,
    material: {
      ko: '겉감: 나일론 100% / 안감: 폴리에스터 100%',
      en: 'Shell: 100% nylon. Lining: 100% polyester',
    },
    cloth: { thickness: 'MEDIUM', see_through: 'NONE', stretch: 'NONE' },
  },
  'bucket-hat': {
    goods: 'hat',
    days: 5,
    material: { ko: '면 100% (트윌)', en: '100% cotton (twill)' },
    cloth: { thickness: 'MEDIUM', see_through: 'NONE', stretch: 'NONE' },
  },
  apron: {
    goods: 'clothes',
    days: 4,
    material: { ko: '면 100% (10온스 캔버스)', en: '100% cotton (10 oz canvas)' },
    cloth: { thickness: 'THICK', see_through: 'NONE', stretch: 'NONE' },
  },
  bandana: {
    goods: 'clothes',
    days: 3,
    material: { ko: '면 100% (60수 평직)', en: '100% cotton (fine plain weave)' },
    cloth: { thickness: 'THIN', see_through: 'SLIGHT', stretch: 'NONE' },
  },
  pouch: {
    goods: 'bag',
    days: 3,
    material: {
      ko: '겉감: 면 100% 캔버스 / 안감: 폴리에스터 100%',
      en: 'Outside: 100% cotton canvas. Lining: 100% polyester',
    },
    cloth: { thickness: 'THICK', see_through: 'NONE', stretch: 'NONE' },
  },
  'laptop-sleeve': {
    goods: 'bag',
    days: 4,
    material: { ko: '네오프렌 (폴리에스터 90%, 스판덱스 10%)', en: 'Neoprene (90% polyester, 10% elastane)' },
    cloth: { thickness: 'THICK', see_through: 'NONE', stretch: 'SLIGHT' },
    compatibleWith: { ko: '화면 13형, 14형, 16형 노트북', en: 'Laptops of 13, 14 or 16 inches' },
  },
  blanket: {
    goods: 'blanket',
    days: 6,
    material: { ko: '면 60%, 아크릴 40%', en: '60% cotton, 40% acrylic' },
    cloth: { thickness: 'THICK', see_through: 'NONE', stretch: 'SLIGHT' },
  },
  tumbler: {
    goods: 'flask',
    days: 5,
    material: {
      ko: '몸체: 스테인리스 304 / 뚜껑·빨대: 트라이탄',
      en: 'Body: 304 stainless steel. Lid and straw: Tritan',
    },
    components: { ko: '텀블러 1개, 뚜껑 1개, 빨대 1개', en: '1 tumbler, 1 lid, 1 straw' },
  },
  glass: {
    goods: 'glass',
    days: 4,
    material: { ko: '소다라임 유리', en: 'Soda-lime glass' },
  },
  poster: {
    goods: 'frame',
    days: 4,
    material: {
      ko: '액자: 참나무, 아크릴 / 포스터: 250g/㎡ 매트지',
      en: 'Frame: oak, acrylic. Poster: 250 g/m² matte paper',
    },
    components: { ko: '액자 1개, 포스터 1장, 벽 고리 1개', en: '1 frame, 1 poster, 1 wall hook' },
  },
  keyring: {
    goods: 'plastic',
    days: 3,
    material: { ko: '아크릴, 합금', en: 'Acrylic, alloy' },
  },
  badge: {
    goods: 'plastic',
    days: 2,
    material: { ko: '철, PET 필름', en: 'Tin, PET film' },
  },
  notebook: {
    goods: 'paper',
    days: 3,
    material: {
      ko: '표지: 합지 / 내지: 미색 모조지 100g/㎡',
      en: 'Cover: board. Pages: 100 g/m² cream paper',
    },
  },
  'sticker-pack-words': {
    goods: 'paper',
    days: 1,
    material: { ko: '아트지, 수성 점착제', en: 'Art paper, water-based adhesive' },
    components: { ko: '스티커 4장', en: '4 stickers' },
  },
  'tapes-small-things': {
    goods: 'paper',
    days: 1,
    material: { ko: '화지(일본 전통 종이), 아크릴 점착제', en: 'Washi paper, acrylic adhesive' },
    components: { ko: '마스킹테이프 3롤', en: '3 rolls of tape' },
  },
  'memo-pad-today': {
    goods: 'paper',
    days: 1,
    material: { ko: '모조지 80g/㎡', en: '80 g/m² paper' },
    components: { ko: '메모지 100장', en: '100 sheets' },
  },
};

export const careOf: Readonly<Record<Goods, Text>> = {
  clothes: {
    ko: '뒤집어서 찬물에 단독 세탁해 주세요. 표백제와 건조기는 피하고, 그림 위에 바로 다림질하지 마세요.',
    en: 'Wash inside out in cold water. No bleach, no tumble dryer, and do not iron directly on the picture.',
  },
  bag: {
    ko: '오염된 곳만 미지근한 물로 부분 세탁해 주세요. 세탁기에 돌리면 줄어들 수 있어요.',
    en: 'Spot clean with lukewarm water. It may shrink in a washing machine.',
  },
  home: {
    ko: '커버만 벗겨 30도 이하 물에서 울 코스로 세탁해 주세요.',
    en: 'Take the cover off and wash it below 30 °C on a wool cycle.',
  },
  tableware: {
    ko: '식기세척기와 전자레인지를 쓸 수 있어요. 거친 수세미는 피해 주세요.',
    en: 'Dishwasher and microwave safe. Avoid rough sponges.',
  },
  plastic: {
    ko: '젖은 천으로 닦고 그늘에서 말려 주세요. 알코올로 닦으면 그림이 흐려질 수 있어요.',
    en: 'Wipe with a damp cloth and dry in the shade. Alcohol may blur the picture.',
  },
  hat: {
    ko: '찬물에 가볍게 손세탁하고 모양을 잡아 그늘에서 말려 주세요. 세탁기에 돌리면 챙이 휠 수 있어요.',
    en: 'Wash by hand in cold water, shape it and dry it in the shade. A washing machine may bend the brim.',
  },
  blanket: {
    ko: '세탁망에 넣어 30도 이하 물에서 울 코스로 세탁하고, 그늘에 뉘어 말려 주세요.',
    en: 'Wash in a laundry net below 30 °C on a wool cycle, and dry flat in the shade.',
  },
  glass: {
    ko: '부드러운 스펀지로 손설거지해 주세요. 내열 유리가 아니니 전자레인지와 끓는 물은 피해 주세요.',
    en: 'Wash by hand with a soft sponge. Not heat-resistant: no microwave, no boiling water.',
  },
  flask: {
    ko: '뚜껑과 빨대를 빼서 손으로 씻고 완전히 말려 주세요. 전자레인지와 식기세척기에는 넣지 마세요.',
    en: 'Wash by hand with the lid and straw taken off, and dry well. Not for microwaves or dishwashers.',
  },
  frame: {
    ko: '마른 천으로 먼지만 닦아 주세요. 직사광선이 들거나 습한 곳에는 걸지 마세요.',
    en: 'Dust it with a dry cloth. Do not hang it in direct sunlight or where it is damp.',
  },
  paper: {
    ko: '직사광선과 습기를 피해 보관해 주세요.',
    en: 'Keep away from direct sunlight and moisture.',
  },
};
