/** Words without spaces: '후드 티' is read as '후드티' too. */
type Synonyms = {
  /** The words that names and categories say; each of these finds the others. */
  readonly names: readonly string[];
  /** The words that shoppers type for them. */
  readonly typed: readonly string[];
};

export const synonyms: readonly Synonyms[] = [
  // Clothing
  {
    names: ['티셔츠', 'tee', 'tshirt'],
    typed: [
      '반팔',
      '반팔티',
      '반소매',
      '티',
      '면티',
      '라운드티',
      '로고티',
      '단체티',
      '커플티',
      '기본티',
      '나시',
      '민소매',
      '티샤쓰',
    ],
  },
  { names: ['롱슬리브', '긴팔'], typed: ['긴팔티', '긴소매', '긴팔티셔츠', 'longsleeve'] },
  {
    names: ['후드', 'hoodie'],
    typed: ['후드티', '후디', '후드집업', '후드티셔츠', '모자티', 'hoody', 'hood'],
  },
  {
    names: ['맨투맨', 'sweatshirt'],
    typed: ['맨투멘', '스웨트셔츠', '스웻셔츠', '스웨트', '기모맨투맨', '기모티', '크루넥', 'crewneck'],
  },
  {
    names: ['재킷', '아우터', 'jacket'],
    typed: ['자켓', '쟈켓', '잠바', '점퍼', '바람막이', '겉옷', '외투', 'outerwear', 'windbreaker'],
  },
  { names: ['의류', 'clothing'], typed: ['옷', '상의', '패션', '의상', 'clothes', 'apparel'] },
  {
    names: ['키즈', 'kids'],
    typed: ['아동', '어린이', '유아', '아기', '아기옷', '아동복', '키즈티', '어린이옷', 'children'],
  },
  // Bags and hats
  { names: ['모자', '볼캡', '버킷햇'], typed: ['캡', '햇', 'hat', 'hats'] },
  { names: ['볼캡', 'cap'], typed: ['캡모자', '야구모자', '야구모', '스냅백'] },
  { names: ['버킷햇', 'buckethat'], typed: ['벙거지', '벙거지모자', '버킷헷', '사파리모자'] },
  {
    names: ['에코백', 'tote'],
    typed: ['토트백', '캔버스백', '천가방', '장바구니', '숄더백', '손가방', 'totebag', 'ecobag'],
  },
  { names: ['가방', 'bag'], typed: ['백팩', '책가방', '백'] },
  { names: ['파우치', 'pouch'], typed: ['필통', '화장품파우치', '손지갑', '지갑', '동전지갑', '카드지갑'] },
  { names: ['반다나', '스카프', 'bandana'], typed: ['손수건', '두건', '머플러', 'scarf'] },
  // Living
  { names: ['머그', 'mug'], typed: ['머그컵', '머그잔', '커피잔', '커피컵', '도자기컵'] },
  { names: ['컵', '머그', 'cup'], typed: ['잔', '물컵', 'cups'] },
  { names: ['유리컵', 'glass'], typed: ['유리잔', '글라스', '캔글라스', '맥주잔', '글라스컵'] },
  { names: ['텀블러', 'tumbler'], typed: ['보온병', '물병', '보틀', '물통', 'bottle'] },
  { names: ['쿠션', 'cushion'], typed: ['쿠숀', '방석', '베개', 'pillow'] },
  { names: ['담요', 'blanket'], typed: ['블랭킷', '무릎담요', '이불', '블랑켓', 'throw'] },
  { names: ['포스터', '액자', 'poster'], typed: ['그림액자', '벽장식', '그림', '월데코', 'frame'] },
  { names: ['앞치마', 'apron'], typed: ['에이프런', '에이프론', '주방앞치마'] },
  {
    names: ['생활용품', 'living'],
    typed: ['생활소품', '리빙', '인테리어', '인테리어소품', '홈데코', 'homedecor'],
  },
  // Digital
  {
    names: ['폰케이스', 'phonecase'],
    typed: [
      '휴대폰케이스',
      '핸드폰케이스',
      '스마트폰케이스',
      '아이폰케이스',
      '갤럭시케이스',
      '케이스',
      '휴대폰',
      '핸드폰',
      '아이폰',
      '갤럭시',
    ],
  },
  // Models of phones, as their makers write them
  { names: ['iphone'], typed: ['아이폰', '애플', '아폰', 'apple'] },
  { names: ['galaxy'], typed: ['갤럭시', '갤', '갤럭', '삼성', 'samsung'] },
  { names: ['pro'], typed: ['프로'] },
  { names: ['pro max'], typed: ['프로맥스', '프맥', 'promax'] },
  { names: ['max'], typed: ['맥스'] },
  { names: ['plus'], typed: ['플러스', '플'] },
  { names: ['ultra'], typed: ['울트라'] },
  {
    names: ['노트북파우치', 'laptopsleeve'],
    typed: ['노트북가방', '노트북케이스', '맥북파우치', '랩탑파우치', '맥북', 'laptoppouch'],
  },
  // Stationery
  { names: ['스티커', 'sticker'], typed: ['씰', '다꾸스티커', '데코스티커', '스티카', 'decal'] },
  { names: ['엽서', 'postcard'], typed: ['포스트카드', '카드', '편지지', '편지'] },
  {
    names: ['노트', 'notebook'],
    typed: ['공책', '다이어리', '일기장', '수첩', '양장노트', 'diary', 'journal'],
  },
  { names: ['메모지', 'memopad'], typed: ['포스트잇', '점착메모지', '메모', '떡메', '떡메모지', 'notepad'] },
  { names: ['마스킹테이프', 'washitape'], typed: ['마테', '테이프', '데코테이프', '마스킹', 'maskingtape'] },
  {
    names: ['키링', 'keyring'],
    typed: ['열쇠고리', '키홀더', '가방고리', '키체인', '아크릴키링', 'keychain'],
  },
  { names: ['핀버튼', 'badge'], typed: ['뱃지', '배지', '버튼배지', '핀뱃지', '핀배지', '브로치', 'pin'] },
  { names: ['문구', 'stationery'], typed: ['문구류', '문구용품', '학용품', '다꾸', '다꾸템'] },
  // Motifs
  { names: ['고양이', 'cat'], typed: ['냥이', '야옹이', '냐옹이', '고냥이', '냥', 'kitty', 'kitten'] },
  { names: ['강아지', 'dog'], typed: ['멍멍이', '댕댕이', '멍뭉이', '개', 'puppy'] },
  { names: ['곰', 'bear'], typed: ['곰돌이', '곰인형', '베어', '테디베어', 'teddy'] },
  { names: ['꽃', 'flower', 'bouquet'], typed: ['플라워', '꽃무늬', '꽃다발', 'floral'] },
  { names: ['커피', 'coffee'], typed: ['카페', '아메리카노', '라떼'] },
  { names: ['스마일', 'smile'], typed: ['스마일리', '웃는얼굴', 'smiley'] },
  { names: ['바다', '파도', 'sea', 'surf'], typed: ['서핑', '해변', 'ocean', 'wave'] },
];

/** Colors as shoppers say them, and what the options of products say. Names of items are not meant: a bear may be black. */
export const colors: readonly Synonyms[] = [
  { names: ['검정', '블랙', '먹색', 'black', 'ink'], typed: ['검정색', '검은색', '까만색', '검은', '까만'] },
  { names: ['흰색', '화이트', '우유', '크림', 'white', 'milk'], typed: ['하양', '하얀색', '하얀', '흰'] },
  { names: ['아이보리', 'ivory'], typed: ['상아색', '미색'] },
  { names: ['네이비', 'navy'], typed: ['남색', '곤색', '감색'] },
  { names: ['회색', '그레이', '멜란지', '차콜', 'gray', 'grey'], typed: ['회색깔', '쥐색', '먹회색'] },
  { names: ['하늘', '스카이', 'sky'], typed: ['하늘색', '스카이블루', '연파랑'] },
  { names: ['파랑', '블루', '데님', '네이비', 'blue'], typed: ['파란색', '파란', '청색'] },
  { names: ['초록', '그린', '숲', '세이지', 'green', 'forest'], typed: ['초록색', '녹색', '연두', '카키'] },
  { names: ['민트', 'mint'], typed: ['민트색'] },
  {
    names: ['보라', '퍼플', '라일락', '자두', 'purple', 'lilac'],
    typed: ['보라색', '연보라', '자주색', '와인색', '버건디'],
  },
  { names: ['빨강', '레드', '감빛', 'red', 'persimmon'], typed: ['빨간색', '빨간', '다홍색'] },
  {
    names: ['분홍', '핑크', '로즈', '복숭아', 'pink', 'rose', 'peach'],
    typed: ['분홍색', '핑크색', '연핑크'],
  },
  { names: ['노랑', '옐로우', '버터', 'yellow', 'butter'], typed: ['노란색', '노란', '노랑색'] },
  { names: ['주황', '오렌지', '감빛', 'orange', 'persimmon'], typed: ['주황색', '오렌지색'] },
  { names: ['베이지', '모래', '오트밀', 'beige', 'sand', 'oatmeal'], typed: ['베이지색', '샌드', '살색'] },
];

type Related = { readonly typed: readonly string[]; readonly instead: readonly string[] };

/** The words that the shop does not sell, or no name says, and any of what it shows instead. */
export const related: readonly Related[] = [
  {
    typed: [
      '선물',
      '생일선물',
      '생일',
      '집들이',
      '집들이선물',
      '기념품',
      '답례품',
      '굿즈',
      '기념일',
      '크리스마스',
      '어버이날',
      '스승의날',
      '발렌타인데이',
      '졸업',
      '입학',
      '결혼',
      '돌잔치',
      '할로윈',
      'gift',
      'present',
      'birthday',
      'christmas',
      'goods',
    ],
    instead: ['머그', '키링', '에코백', '텀블러'],
  },
  {
    typed: ['냉장고자석', '자석', '마그넷', '마그네틱', '냉장고', 'magnet', 'fridgemagnet'],
    instead: ['스티커', '핀버튼'],
  },
  {
    typed: ['커스텀', '주문제작', '맞춤제작', '제작', '자수', '전사', '프린팅', 'custom'],
    instead: ['티셔츠', '에코백', '머그', '폰케이스'],
  },
  {
    typed: ['세일', '할인', '특가', '신상', '신상품', '베스트', '인기', '추천', 'sale', 'best'],
    instead: ['티셔츠', '에코백', '키링', '후드'],
  },
  { typed: ['레터링', '글귀', '타이포', '캘리그라피', 'lettering'], instead: ['글씨'] },
  { typed: ['과일', 'fruit'], instead: ['딸기', '레몬', '복숭아', '체리'] },
  { typed: ['벚꽃', '봄꽃', '매화'], instead: ['꽃'] },
  { typed: ['여행', '휴가', 'travel'], instead: ['캠핑', '파우치', '텀블러'] },
  { typed: ['청첩장', '봉투', '초대장'], instead: ['엽서'] },
  { typed: ['볼펜', '연필', '펜', 'pen', 'pencil'], instead: ['노트', '메모지', '마스킹테이프'] },
  { typed: ['컵받침', '코스터', '티코스터', 'coaster'], instead: ['머그', '유리컵'] },
  { typed: ['수건', '타월', '타올', 'towel'], instead: ['반다나', '담요'] },
  { typed: ['마우스패드', '장패드'], instead: ['노트북파우치'] },
  { typed: ['플립', 'z플립', '갤럭시플립', '폴드', 'z폴드', '갤럭시폴드'], instead: ['폰케이스'] },
  { typed: ['소품', '잡화', '악세사리', '액세서리', 'accessories'], instead: ['키링', '핀버튼', '파우치'] },
  { typed: ['커플', '커플룩', '단체복', '과잠', '유니폼'], instead: ['티셔츠', '맨투맨', '후드'] },
  { typed: ['여름', '여름옷'], instead: ['티셔츠', '버킷햇', '유리컵'] },
  { typed: ['겨울', '겨울옷', '기모', '니트', '스웨터'], instead: ['후드', '맨투맨', '담요'] },
  {
    typed: ['캐릭터', '귀여운', '귀여운거', '동물', '햄스터', 'cute', 'animal'],
    instead: ['고양이', '강아지', '토끼', '개구리'],
  },
  { typed: ['그립톡', '스마트톡', '에어팟케이스', '에어팟', '버즈케이스'], instead: ['폰케이스', '키링'] },
  { typed: ['달력', '캘린더', '플래너'], instead: ['노트', '메모지', '엽서'] },
  { typed: ['접시', '그릇', '식기', '주방용품', '주방'], instead: ['머그', '유리컵', '앞치마'] },
  {
    typed: ['양말', '바지', '신발', '슬리퍼', '잠옷', '셔츠', '반바지', '청바지', '치마', '원피스'],
    instead: ['티셔츠', '맨투맨'],
  },
];
