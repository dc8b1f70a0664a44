// Stands in for Kakao's postcode script in the demo shop: the same calls, 200 addresses, nothing leaves the machine.
(() => {
  /** Zip code, region, road, first building number, dong, first lot number, name of a building or ''. */
  const roads = [
    ['04766', '서울 성동구', '서울숲길', 2, '성수동1가', 656, '서울숲아파트'],
    ['04782', '서울 성동구', '연무장길', 33, '성수동2가', 314, ''],
    ['04799', '서울 성동구', '아차산로', 49, '성수동2가', 280, '서울숲코오롱디지털타워'],
    ['06035', '서울 강남구', '가로수길', 5, '신사동', 535, ''],
    ['06164', '서울 강남구', '영동대로', 511, '삼성동', 159, '트레이드타워'],
    ['06611', '서울 서초구', '강남대로', 405, '서초동', 1318, ''],
    ['05551', '서울 송파구', '올림픽로', 240, '잠실동', 40, '잠실엘스'],
    ['05510', '서울 송파구', '송파대로', 555, '신천동', 29, '파크리오'],
    ['03993', '서울 마포구', '월드컵북로', 21, '서교동', 447, ''],
    ['04038', '서울 마포구', '양화로', 72, '서교동', 395, '효성해링턴타워'],
    ['04174', '서울 마포구', '마포대로', 63, '도화동', 536, ''],
    ['03187', '서울 종로구', '종로', 6, '서린동', 154, ''],
    ['03045', '서울 종로구', '자하문로', 19, '통의동', 35, ''],
    ['04523', '서울 중구', '을지로', 30, '소공동', 1, ''],
    ['04401', '서울 용산구', '이태원로', 179, '이태원동', 119, ''],
    ['07236', '서울 영등포구', '국제금융로', 10, '여의도동', 23, '시범아파트'],
    ['07573', '서울 강서구', '공항대로', 247, '마곡동', 797, ''],
    ['08378', '서울 구로구', '디지털로', 300, '구로동', 188, '지밸리비즈플라자'],
    ['02504', '서울 동대문구', '왕산로', 225, '전농동', 620, ''],
    ['01695', '서울 노원구', '동일로', 1414, '상계동', 730, '상계주공아파트'],
    ['13494', '경기 성남시 분당구', '판교역로', 166, '백현동', 532, '알파돔타워'],
    ['13558', '경기 성남시 분당구', '정자일로', 95, '정자동', 178, ''],
    ['16514', '경기 수원시 영통구', '광교중앙로', 140, '이의동', 1286, '광교아이파크'],
    ['10401', '경기 고양시 일산동구', '중앙로', 1275, '장항동', 776, ''],
    ['10881', '경기 파주시', '회동길', 145, '문발동', 532, ''],
    ['12925', '경기 하남시', '미사강변대로', 95, '망월동', 833, '미사강변푸르지오'],
    ['22001', '인천 연수구', '센트럴로', 194, '송도동', 10, '송도더샵퍼스트월드'],
    ['21554', '인천 남동구', '인하로', 507, '구월동', 1455, ''],
    ['34126', '대전 유성구', '대학로', 291, '구성동', 373, ''],
    ['35242', '대전 서구', '둔산로', 100, '둔산동', 1420, ''],
    ['30127', '세종특별자치시', '한누리대로', 411, '어진동', 542, ''],
    ['41911', '대구 중구', '동성로', 30, '동성로2가', 88, ''],
    ['61475', '광주 동구', '금남로', 224, '금남로3가', 1, ''],
    ['54999', '전북 전주시 완산구', '태조로', 44, '교동', 264, ''],
    ['24269', '강원 춘천시', '중앙로', 1, '중앙로2가', 20, ''],
    ['48058', '부산 해운대구', '센텀중앙로', 97, '재송동', 1210, '센텀스카이비즈'],
    ['48099', '부산 해운대구', '해운대해변로', 264, '우동', 627, ''],
    ['47287', '부산 부산진구', '서전로', 8, '전포동', 668, ''],
    ['63122', '제주 제주시', '문연로', 30, '연동', 312, ''],
    ['40212', '경북 울릉군', '울릉순환로', 2740, '울릉읍', 261, ''],
  ];
  /** Buildings of each road, two numbers apart. */
  const buildingsPerRoad = 5;

  const addresses = roads.flatMap(([zonecode, region, road, number, bname, lot, name]) =>
    Array.from({ length: buildingsPerRoad }, (_, index) => {
      const [sido, ...sigungu] = region.split(' ');
      const roadAddress = `${region} ${road} ${number + index * 2}`;
      const jibunAddress = `${region} ${bname} ${lot}-${index + 1}`;
      const buildingName = index === 0 ? name : '';
      return {
        zonecode,
        address: roadAddress,
        roadAddress,
        jibunAddress,
        addressType: 'R',
        userSelectedType: 'R',
        sido,
        sigungu: sigungu.join(' '),
        bname,
        buildingName,
        apartment: name.endsWith('아파트') && buildingName ? 'Y' : 'N',
      };
    }),
  );

  const maxResults = 40;
  const plain = (text) => text.replaceAll(' ', '');

  function find(query) {
    const words = query.trim().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return addresses.filter(({ zonecode, roadAddress, jibunAddress, buildingName }) => {
      const text = plain(`${zonecode}${roadAddress}${jibunAddress}${buildingName}`);
      return words.every((word) => text.includes(word));
    });
  }

  const styles = `
    :host { display: block; block-size: 100%; overflow-y: auto; color: #17171a; font: 15px/22px system-ui, sans-serif; }
    form { position: sticky; inset-block-start: 0; display: flex; gap: 8px; padding: 12px 16px; background: #fff; }
    input { flex: 1; min-inline-size: 0; min-block-size: 48px; padding-inline: 14px; border: 1px solid #6b6b75; border-radius: 12px; font: inherit; font-size: 16px; }
    button { min-block-size: 48px; font: inherit; cursor: pointer; }
    form button { padding-inline: 18px; border: 0; border-radius: 12px; background: #17171a; color: #fff; font-weight: 600; white-space: nowrap; }
    :focus-visible { outline: 2px solid #1f5fd6; outline-offset: 1px; }
    p { margin: 0; padding: 16px; color: #4a4a52; white-space: pre-line; }
    ul { margin: 0; padding: 0 16px 24px; list-style: none; }
    li + li { border-block-start: 1px solid #e7e6e2; }
    li button { display: grid; gap: 2px; inline-size: 100%; padding: 12px 0; border: 0; background: none; color: inherit; text-align: start; }
    b { color: #c93a16; font-size: 13px; }
    small { color: #6b6b75; font-size: 13px; }`;

  const element = (name, text = '') => Object.assign(document.createElement(name), { textContent: text });

  class Postcode {
    constructor(options) {
      this.options = options;
    }

    embed(container, { q = '' } = {}) {
      const host = element('div');
      host.style.blockSize = '100%';
      const root = host.attachShadow({ mode: 'open' });
      const form = element('form');
      const input = Object.assign(element('input'), { type: 'search', name: 'q', value: q });
      input.setAttribute('aria-label', '도로명, 건물명, 지번');
      input.placeholder = '예) 서울숲길 2, 성수동1가 656';
      const status = element('p');
      status.setAttribute('role', 'status');
      const list = element('ul');
      const show = () => {
        const found = find(input.value);
        status.textContent = this.describe(input.value, found.length);
        list.replaceChildren(...found.slice(0, maxResults).map((address) => this.item(address)));
      };
      form.append(input, element('button', '검색'));
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        show();
      });
      input.addEventListener('input', show);
      root.append(element('style', styles), form, status, list);
      container.replaceChildren(host);
      show();
      input.focus();
    }

    describe(query, count) {
      if (!query.trim())
        return '도로명이나 건물명, 동 이름으로 찾아요.\n데모 쇼핑몰에는 주소 200개가 있어요. “서울숲길”, “판교”, “제주”를 찾아보세요.';
      return count > 0
        ? `${count}건을 찾았어요.`
        : '찾는 주소가 없어요. 다른 말로 찾거나 직접 입력해 주세요.';
    }

    item(address) {
      const item = element('li');
      const button = Object.assign(element('button'), { type: 'button' });
      const name = address.buildingName ? ` (${address.buildingName})` : '';
      button.append(
        element('b', address.zonecode),
        element('span', address.roadAddress + name),
        element('small', `지번 ${address.jibunAddress}`),
      );
      button.addEventListener('click', () => this.options.oncomplete({ ...address }));
      item.append(button);
      return item;
    }
  }

  window.kakao = { ...window.kakao, Postcode };
})();
