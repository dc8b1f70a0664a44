import { type Viewer, visitor } from './viewer.ts';

export type Session = {
  viewer(): Viewer;
  /** What every call to the data service carries; read anew before each call. */
  headers(): Record<string, string>;
};

/** Everybody is a visitor until signing in exists. */
export function createSession(): Session {
  return {
    viewer: () => visitor,
    headers: () => ({ 'x-hasura-role': visitor.role }),
  };
}
