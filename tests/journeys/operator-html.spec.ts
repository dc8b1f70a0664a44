import type { Locator, Page } from 'playwright/test';
import { loadDeferred } from '../support/load-deferred.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { fetchRenderedPage, isReady } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';

const text = `<h3 id="root" style="position:fixed">받는 날</h3><p onclick="alert(1)">주문하고 <b>사흘</b><br>안에
  <a href="/category">모아 보기</a> <a href="javascript:alert(1)">여기</a> <a href="//evil.example">저기</a></p>
  <table><tr><td colspan="2">제주 <td>닷새</table><ul><li>하나<ul><li>둘</ul></ul></section></main>
  <img src="/icon.svg" onerror="alert(1)" alt="꾸밈"><script>document.title = 'owned'</script>
  <form action="/"><input><button>보내기</button></form>`;
/** In a card, which is an item of a list: its tags would close the card and the list. */
const note = '받는 이에게</article></li><li>셋<dd>넷</ul><li>다섯';

const textIn = (page: Page): Locator => page.locator('main section', { has: page.getByText('받는 날') });

// Reported while DOMPurify parses the text, in a document that is never shown.
test.use({ expectedErrors: /inline event handler/ });

test('text that an operator has written is the same from the server and in the browser, and harms neither', async ({
  page,
  shop,
}) => {
  const { rows } = await shop.pool.query<{ id: string }>(
    `with plan as (
       insert into plan (title, title_en, state, position, content, content_en)
       values ('배송 안내', 'Delivery', 'ACT', -1, $1, '') returning id
     ), notes as (
       insert into plan_graphic (plan_id, graphic_id, position, add_content)
       select plan.id, graphic.id, 1, $2 from plan,
         (select id from graphic where state = 'ACT' and deleted_at is null order by id limit 2) graphic
     ) select id from plan`,
    [text, note],
  );
  const id = rows[0]?.id;
  const path = `/plan/${id}`;
  try {
    expect(await fetchRenderedPage(shop.address + path)).toContain('<b>사흘</b>');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const sanitizers = () => requests.filter((url) => url.includes('/sanitize-html-')).length;

    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(sanitizers()).toBe(0);
    const shown = textIn(page);
    const fromServer = await shown.innerHTML();
    expect(fromServer).toContain('<td colspan="2">제주 </td><td>닷새</td>');
    const cards = page.locator('main ul').filter({ has: page.getByRole('article') });
    await expect(cards.locator('> li')).toHaveCount(2);
    await expect(cards.locator('> li').first()).toContainText('받는 이에게');
    await expect(cards.locator('> li').first()).toContainText('다섯');

    await loadDeferred(page, page.locator('main'));
    await expect.poll(sanitizers).toBe(1);
    expect(await shown.innerHTML()).toBe(fromServer);

    await page.goto('/category');
    await isReady(page);
    await navigateClientSide(page, path);
    await expect(shown).toContainText('제주 닷새');
    expect(await shown.innerHTML()).toBe(fromServer);
    await expect(cards.locator('> li')).toHaveCount(2);
    const harmful = 'script, form, input, button, [onclick], [onerror], [style], [id]';
    await expect(shown.locator(harmful)).toHaveCount(0);
    await expect(shown.locator('a[href]')).toHaveText(['모아 보기']);
    await expect(page).toHaveTitle(/배송 안내/);
  } finally {
    await shop.pool.query('delete from plan_graphic where plan_id = $1', [id]);
    await shop.pool.query('delete from plan where id = $1', [id]);
  }
});
