import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { LinkedAccordion } from '#src/components/page/linked-accordion.tsx';
import reading from '#src/components/page/reading-page.module.css';
import { SafeHtml } from '#src/components/page/safe-html.tsx';
import { useList } from '#src/graphql/use-list.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { Badge } from '#src/ui/badge.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { linkedNotice, type NoticeListData, noticeList } from './notice-list.ts';
import styles from './notices-page.module.css';

type Notice = NoticeListData['notice'][number];

export function NoticesPage({ loaded }: { loaded: NoticeListData }) {
  const { data, state, more } = useList(noticeList, loaded);
  const linkedId = useLinkedId(loaded);
  if (data.notice.length === 0 && state === 'complete') return <NoNotices />;
  return (
    <div className={reading.page}>
      {linkedId && <LinkedNotice id={linkedId} />}
      <InfiniteList state={state} onMore={more}>
        {data.notice.map(
          (notice) => notice.id !== linkedId && <NoticeEntry key={notice.id} notice={notice} />,
        )}
      </InfiniteList>
    </div>
  );
}

/** The notice that the address names if it was not listed at first. It stays above the list, so that nothing moves. */
function useLinkedId({ notice }: NoticeListData): string | null {
  const [listed] = useState(() => new Set(notice.map(({ id }) => id)));
  const id = useLocation({ select: ({ hash }) => hash });
  return isUuid(id) && !listed.has(id) ? id : null;
}

function LinkedNotice({ id }: { id: string }) {
  const { document, variables } = linkedNotice(id);
  return (
    <DeferredQuery query={document} variables={variables}>
      {({ notice: [notice] }) =>
        notice ? (
          <NoticeEntry notice={notice} />
        ) : (
          <EmptyState title={<Trans>The notice you were looking for is no longer here</Trans>} />
        )
      }
    </DeferredQuery>
  );
}

function NoticeEntry({ notice }: { notice: Notice }) {
  const formatDay = useFormatDay();
  const text = useLocaleText();
  const title = (
    <span className={styles.title}>
      {notice.is_fixed && (
        <Badge tone="accent">
          <Trans>Important</Trans>
        </Badge>
      )}
      {text(notice.title, notice.title_en)}
      <time className={styles.day} dateTime={notice.created_at}>
        {formatDay(notice.created_at)}
      </time>
    </span>
  );
  return (
    <LinkedAccordion id={notice.id} title={title}>
      <SafeHtml html={text(notice.content, notice.content_en)} />
    </LinkedAccordion>
  );
}

function NoNotices() {
  return (
    <EmptyState
      size="page"
      title={<Trans>No notices yet</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Look around</Trans>
        </Link>
      }
    >
      <Trans>What changes in the shop will be announced here.</Trans>
    </EmptyState>
  );
}
