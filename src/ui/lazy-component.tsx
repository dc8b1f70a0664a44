import { type FunctionComponent, lazy, Suspense } from 'react';

type Load<Module> = () => Promise<Module>;

/** `React.lazy` for a component by the name of its export. It suspends while it is loaded, and throws if that fails. */
export function lazyExport<Name extends string, Module extends Record<Name, FunctionComponent<never>>>(
  load: Load<Module>,
  name: Name,
): Module[Name];
export function lazyExport<Props extends object>(
  load: Load<Readonly<Record<string, FunctionComponent<Props>>>>,
  name: string,
): FunctionComponent<Props> {
  return lazy(async () => ({ default: (await load())[name] ?? Nothing }));
}

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
  const Loaded = lazyExport(() => load().catch(() => ({ [name]: Fallback })), name);
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
