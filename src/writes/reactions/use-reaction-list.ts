import { useEffect, useState } from 'react';
import type { AnyVariables } from 'urql';
import type { List } from '#src/graphql/list.ts';
import { useList } from '#src/graphql/use-list.ts';
import { type Fields, fieldsOf } from '#src/shared/parse.ts';
import { useStore } from '#src/ui/use-store.ts';
import { readLocallyAddedRows } from './locally-added-rows.ts';
import { pendingReactions } from './pending-reactions.ts';
import { type ReactionKind, reactionTables } from './reaction.ts';

type ReactionListOptions<Data, Variables extends AnyVariables> = {
  readonly viewerId: string;
  readonly kind: ReactionKind;
  readonly list: List<Data, Variables>;
  /** The data that `loadList` returned. */
  readonly loaded: NoInfer<Data>;
};

/** A list of a member's reactions. Those that the server has not listed yet, because they were set offline, come first. */
export function useReactionList<Data, Variables extends AnyVariables>(
  options: ReactionListOptions<Data, Variables>,
) {
  const { viewerId, kind, list, loaded } = options;
  const { data, readAt, ...others } = useList(list, loaded);
  const pending = useStore(pendingReactions);
  const [locallyAdded, setLocallyAdded] = useState<readonly Fields[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of one viewer and kind does not change
  useEffect(() => {
    let isStale = false;
    void readLocallyAddedRows({ viewerId, kind, list, readAt, pending }).then((rows) => {
      if (!isStale) setLocallyAdded(rows);
    });
    return () => {
      isStale = true;
    };
  }, [viewerId, kind, readAt, pending]);

  const { key } = reactionTables[kind];
  const rows = data[list.field] as readonly Fields[];
  const active = rows.filter((row) => row.deleted_at === null);
  const listed = new Set(active.map((row) => row[key]));
  const added = locallyAdded.filter((row) => !listed.has(fieldsOf(row)?.[key]));
  const isAdded = new Set(added.map((row) => row[key]));
  const known = rows.filter((row) => !isAdded.has(row[key]));
  return { ...others, data: { ...data, [list.field]: [...added, ...known] } };
}
