import type { ReactNode } from 'react';
import { QueryFailure, GrievanceOfficer, Loading, Link, PageHeading } from '../../ui';
import { useTexts } from '../../i18n';
import { paths } from '../../paths';
import { useSession } from '../../session';
import { ConsentList } from './ConsentList';
import { ContactList } from './ContactList';
import { DevicesSection } from './DevicesSection';
import { DownloadButton } from './DownloadButton';
import { ErasureSection } from './ErasureSection';
import { StoredData } from './StoredData';
import styles from './privacy.module.css';
import { RecordNumbers } from './RecordNumbers';
import { ReminderList } from './ReminderList';
import { privacyTexts } from './texts';
import { useOwnData } from './useOwnData';

interface SectionProps {
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {intro && <p className={styles['muted']}>{intro}</p>}
      {children}
    </section>
  );
}

function PrivacyContent({ userId }: { userId: string }) {
  const text = useTexts(privacyTexts);
  const found = useOwnData(userId);
  if (!found.data) {
    return found.isLoadingError ? (
      <QueryFailure title={text('load_failed')} query={found} again={text('retry')} />
    ) : (
      <Loading label={text('loading')} height="5rem" lines={4} />
    );
  }
  const { data } = found;
  return (
    <>
      <Section id="consents" title={text('consents.title')} intro={text('consents.intro')}>
        <ConsentList userId={userId} data={data} />
      </Section>
      <Section id="contacts" title={text('contacts.title')} intro={text('contacts.intro')}>
        <ContactList userId={userId} profile={data.profile} />
      </Section>
      <Section id="held" title={text('held.title')} intro={text('held.intro')}>
        <StoredData data={data} />
        <div className={styles['row']}>
          <DownloadButton userId={userId} />
          <RecordNumbers data={data} />
          <Link to={paths.profile}>{text('held.correct')}</Link>
        </div>
      </Section>
      <Section id="reminders" title={text('reminders.title')} intro={text('reminders.intro')}>
        <ReminderList userId={userId} reminders={data.reminders} />
      </Section>
      <Section id="devices" title={text('devices.title')} intro={text('devices.intro')}>
        <DevicesSection />
      </Section>
      <Section id="erasure" title={text('erasure.title')}>
        <ErasureSection userId={userId} data={data} />
      </Section>
    </>
  );
}

/** The privacy centre at /user/privacy: the person's stored data and consents. */
export function PrivacyCentrePage() {
  const text = useTexts(privacyTexts);
  const { userId } = useSession();
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <PageHeading title={text('title')} />
        <p>{text('intro')}</p>
        <Link to={paths.privacy}>{text('policy')}</Link>
      </header>
      {userId && <PrivacyContent key={userId} userId={userId} />}
      <Section id="grievance" title={text('grievance.title')} intro={text('grievance.intro')}>
        <GrievanceOfficer />
      </Section>
    </div>
  );
}
