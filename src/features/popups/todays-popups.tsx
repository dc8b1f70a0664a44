import { useQuery } from 'urql';
import { DataProvider } from '#src/graphql/data-provider.tsx';
import { Popups } from './popups.tsx';
import { popupsQuery } from './popups-query.ts';

/** The news of this moment, which the service's clock decides. Without an answer there are none. */
export function TodaysPopups() {
  return (
    <DataProvider>
      <PopupsOfNow />
    </DataProvider>
  );
}

function PopupsOfNow() {
  const [{ data }] = useQuery({ query: popupsQuery, variables: {}, requestPolicy: 'network-only' });
  if (!data) return null;
  return <Popups popups={data.management_popup} autoplay={data.management_info[0]?.banner_autoplay ?? 0} />;
}
