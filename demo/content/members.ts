/** The members that sign-in knows in demo mode; their ids never change. */
export const demoMembers = [
  {
    key: 'shopper',
    email: 'shopper@kkumim.test',
    name: '김하루',
    nickname: '하루하루',
    phone: '01020260001',
  },
  { key: 'artist', email: 'artist@kkumim.test', name: '이보라', nickname: '냥보작가', phone: null },
  { key: 'brand', email: 'brand@kkumim.test', name: '박온유', nickname: '무던상점', phone: null },
  { key: 'admin', email: 'admin@kkumim.test', name: '윤다온', nickname: '꾸밈지기', phone: null },
] as const;

/** Nicknames of the members who write reviews. */
export const reviewers = [
  '라떼두잔',
  '성수동산책',
  '민트초코파',
  '퇴근길고양이',
  '수박씨',
  '오늘도맑음',
  '뚜벅이',
  '방울토마토',
  '감자칩',
  '하늘다람쥐',
  '새벽세시',
  '토리네집',
  '윤슬',
  '나무늘보',
  '복숭아아이스티',
  '우주먼지',
  '책갈피',
  '밤톨엄마',
  '두부한모',
  '모카번',
  'jess.k',
  'hanna_in_seoul',
  'milo',
  'tomw',
] as const;

export type Reviewer = (typeof reviewers)[number];

const moods = [
  '느긋한',
  '다정한',
  '졸린',
  '씩씩한',
  '조용한',
  '반짝이는',
  '포근한',
  '엉뚱한',
  '배고픈',
  '산뜻한',
  '수줍은',
  '용감한',
];
const beings = ['고래', '참새', '구름', '호두', '라임', '곰돌이', '펭귄', '수달', '자두', '바람'];

/** Members who only like things, so that hearts carry numbers. */
export const fans = moods.flatMap((mood) => beings.map((being) => `${mood}${being}`));
