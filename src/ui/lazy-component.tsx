import { type FunctionComponent, lazy, Suspense } from 'react';

/** Loads a component when it is first rendered. `Fallback`, by default nothing, is shown meanwhile and if loading fails. */
export function lazyComponent<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Fallback: FunctionComponent = Nothing,
): FunctionComponent<Props> {
  const Loaded = lazy(async () => ({
    default: await load().catch((): FunctionComponent<Props> => Fallback),
  }));
  return function LazyComponent(props: Props) {
    return (
      <Suspense fallback={<Fallback />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
