import { expect, type Page } from 'playwright/test';

/** The code in the newest message to this phone or address, as the demo shop shows it at /dev/messages. */
export async function readDemoCode({ request }: Pick<Page, 'request'>, recipient: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const html = await (await request.get('/dev/messages')).text();
      const [message = ''] = html.split('<li>').filter((item) => item.includes(recipient));
      code = /\b(\d{6}|[0-9A-Z]{4}-[0-9A-Z]{4})\b/.exec(message.split('<pre')[1] ?? '')?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
