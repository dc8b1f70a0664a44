import { type FunctionComponent, lazy, Suspense } from 'react';

type Load<Module> = () => Promise<Module>;

/**
 * Loads a component when it is first rendered. `Fallback`, by default nothing, is shown meanwhile and if loading fails.
 * `name`: of the module's export.
 */
export function lazyComponent<Name extends string, Module extends Record<Name, FunctionComponent<never>>>(
  load: Load<Module>,
  name: Name,
  Fallback?: FunctionComponent,
): Module[Name];
export function lazyComponent<Props extends object>(
  load: Load<Readonly<Record<string, FunctionComponent<Props>>>>,
  name: string,
  Fallback: FunctionComponent = Nothing,
): FunctionComponent<Props> {
  const Loaded = lazy(async () => {
    const module = await load().catch(() => null);
    return { default: module?.[name] ?? Fallback };
  });
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
