const maxLength = 60;

/** A post has no title: its first sentence is one, and what follows is the rest. */
export function splitPost(content: string): { readonly title: string; readonly rest: string } {
  const text = content.trim();
  const [sentence = ''] = /^.*?(?:[.!?。…]+(?=\s|$)|(?=\n)|$)/.exec(text) ?? [];
  if (sentence.length <= maxLength) return { title: sentence, rest: text.slice(sentence.length).trim() };
  const start = text.slice(0, maxLength);
  const lastBlank = start.lastIndexOf(' ');
  return { title: `${lastBlank > 0 ? start.slice(0, lastBlank) : start}…`, rest: text };
}
