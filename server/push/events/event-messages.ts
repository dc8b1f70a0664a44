/** A title and a text in both languages. */
export type MessageText = {
  readonly title: string;
  readonly title_en: string;
  readonly body: string;
  readonly body_en: string;
};

type Name = { readonly ko: string; readonly en: string };

export const newGraphicMessage = (artist: Name, graphic: Name): MessageText => ({
  title: `${artist.ko} 작가의 새 그래픽`,
  title_en: `New graphic by ${artist.en}`,
  body: `‘${graphic.ko}’ 그래픽이 나왔어요.`,
  body_en: `“${graphic.en}” is here.`,
});

export const restockMessage = (product: Name): MessageText => ({
  title: '기다리던 상품이 다시 들어왔어요',
  title_en: 'Back in stock',
  body: `${product.ko} 상품을 다시 구매할 수 있어요.`,
  body_en: `You can buy ${product.en} again.`,
});

export const noticeMessage = (notice: Name): MessageText => ({
  title: '새 공지사항',
  title_en: 'New notice',
  body: notice.ko,
  body_en: notice.en,
});

/** Shown on locked phones, so it repeats nothing of the inquiry. */
export const answerMessage = (product: Name | null): MessageText =>
  product
    ? {
        title: '상품 문의에 답변이 등록됐어요',
        title_en: 'Your question has been answered',
        body: `${product.ko} 상품에 남기신 문의의 답변을 확인해 보세요.`,
        body_en: `See the answer about ${product.en}.`,
      }
    : {
        title: '1:1 문의에 답변이 등록됐어요',
        title_en: 'Your inquiry has been answered',
        body: '남겨 주신 문의의 답변을 확인해 보세요.',
        body_en: 'See what we have answered.',
      };

/** Legally advertising: it must begin with (광고) and name the sender and a free way to unsubscribe. */
export const eventMessage = (event: Name, sender: string): MessageText => ({
  title: `(광고) ${sender}: ${event.ko}`,
  title_en: `(광고) ${sender}: ${event.en}`,
  body: '새 이벤트가 열렸어요.\n무료 수신거부: 마이 > 알림 > 설정',
  body_en: 'A new event is open.\nStop for free: My page > Notifications > Settings',
});
