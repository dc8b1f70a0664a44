import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/router-context.ts';
import { termsQuery } from '#src/features/terms/terms-query.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';

/** Loads the latest text of a type. */
export async function loadTerms(client: RouterContext['client'], type: string) {
  const { terms } = await loadRouteQuery(client, termsQuery, { type });
  if (!terms[0]) throw notFound();
  return terms[0];
}
