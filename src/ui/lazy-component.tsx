import { type FunctionComponent, lazy, Suspense } from 'react';

/**
 * A part that is fetched when it is first shown. Until then, and when it cannot be loaded, `Instead` stands in its
 * place, by default nothing.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Instead: FunctionComponent = Nothing,
): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: await load().catch((): FunctionComponent<Props> => Instead) }));
  return function LazyComponent(props: Props) {
    return (
      <Suspense fallback={<Instead />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
