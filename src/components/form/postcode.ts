import { fieldsOf, textOf } from '#src/shared/parse.ts';
import { loadScript } from '#src/ui/load-script.ts';

export type FoundAddress = { readonly zipCode: string; readonly address: string };

/** The part of Kakao's script that is used here. */
type PostcodeSearch = {
  readonly Postcode: new (options: {
    readonly oncomplete: (found: unknown) => void;
    readonly width: string;
    readonly height: string;
  }) => { embed(container: HTMLElement, options?: { readonly q?: string }): void };
};

/** Milliseconds. Whoever waits longer types the address. */
const timeoutMs = 8_000;

/** Shows the search in `container`. Rejects if its script cannot be loaded. */
export async function embedPostcodeSearch(
  container: HTMLElement,
  scriptUrl: string,
  onFound: (address: FoundAddress) => void,
): Promise<void> {
  const search = loadedSearch() ?? (await loadSearch(scriptUrl));
  new search.Postcode({
    oncomplete: (raw) => {
      const found = readFoundAddress(raw);
      if (found) onFound(found);
    },
    width: '100%',
    height: '100%',
  }).embed(container);
}

/** The address as it is printed on a parcel: with the dong and the name of the building behind the road. */
export function readFoundAddress(raw: unknown): FoundAddress | null {
  const { zonecode, roadAddress, jibunAddress, userSelectedType, bname, buildingName } = fieldsOf(raw) ?? {};
  const isRoad = userSelectedType === 'R';
  const line = textOf(isRoad ? roadAddress : jibunAddress) ?? textOf(roadAddress) ?? textOf(jibunAddress);
  const zipCode = textOf(zonecode);
  if (!line || !zipCode || !/^\d{5}$/.test(zipCode)) return null;
  const dong = textOf(bname);
  const details = [dong && /[동로가]$/.test(dong) ? dong : null, textOf(buildingName)].filter(Boolean);
  return { zipCode, address: isRoad && details.length > 0 ? `${line} (${details.join(', ')})` : line };
}

function loadedSearch(): PostcodeSearch | undefined {
  const kakao: Partial<PostcodeSearch> | undefined = Reflect.get(window, 'kakao');
  return kakao?.Postcode && { Postcode: kakao.Postcode };
}

async function loadSearch(scriptUrl: string): Promise<PostcodeSearch> {
  await loadScript(scriptUrl, { timeoutMs });
  const search = loadedSearch();
  if (!search) throw new Error('The script has no search for addresses.');
  return search;
}
