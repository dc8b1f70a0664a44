import type { Value } from '../model/predicate.ts';
import { RequestError } from '../request-error.ts';
import type { Session } from '../session/session.ts';

export type Contents = { readonly slots: readonly unknown[]; readonly session: Session };

/** What a value is in this request. */
export function contentOf(value: Value, contents: Contents): unknown {
  switch (value.from) {
    case 'document':
    case 'metadata':
      return value.value;
    case 'variable':
      return contents.slots[value.slot];
    case 'list':
      return value.items.map((item) => contentOf(item, contents));
    case 'session': {
      const content = contents.session.variables.get(value.name);
      if (content !== undefined) return content;
      throw new RequestError('not-found', `missing session variables: "${value.name}"`);
    }
  }
}
