import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ReactNode, Ref } from 'react';
import { ChatButton } from '#src/components/inquiry/chat-button.tsx';
import { InstallButton } from '#src/components/install/install-button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { AuthLinks } from './auth-links.tsx';
import { useTakeOver } from './early-panels.ts';
import { LocaleSwitch } from './locale-switch.tsx';
import { closePanels, showPanel } from './panels.ts';
import styles from './side-bar.module.css';
import { linkGroups } from './side-bar-links.ts';

export function SideBar() {
  const { t } = useLingui();
  return (
    <Modal variant="side" label={t`Menu`} onClose={closePanels}>
      <SideBarContent
        head={useTakeOver('side-bar')}
        install={<InstallButton />}
        chat={<ChatButton onOpen={closePanels} />}
      />
    </Modal>
  );
}

type SideBarContentProps = {
  head?: Ref<HTMLDivElement>;
  install?: ReactNode;
  chat?: ReactNode;
};

/** Without the two buttons, which need a script, it stands in the first answer: ssr/early-panels.tsx. */
export function SideBarContent({ head, install, chat }: SideBarContentProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <div ref={head} className={styles.head}>
        <IconButton label={t`Open search`} popoverTarget="early-search" onClick={() => showPanel('search')}>
          <Icon of={Search} />
        </IconButton>
        <IconButton
          label={t`Close`}
          popoverTarget="early-side-bar"
          popoverTargetAction="hide"
          onClick={closePanels}
        >
          <Icon of={X} />
        </IconButton>
      </div>
      <section className={styles.welcome}>
        <h2 className={styles.greeting}>
          <Trans>What shall we make today?</Trans>
        </h2>
        <AuthLinks />
        {install}
      </section>
      <nav aria-label={t`All pages`}>
        {linkGroups.map(({ title, links, isHelp }) => (
          <section key={title.id} className={styles.group}>
            <h3 className={styles.heading}>{i18n._(title)}</h3>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {i18n._(label)}
                  </Link>
                </li>
              ))}
              {isHelp && chat && <li className={styles.chat}>{chat}</li>}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.language}>
        <LocaleSwitch />
      </div>
    </>
  );
}
