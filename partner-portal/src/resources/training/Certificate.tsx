import { QueryPage, useConsole, useTexts } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { BrandMark, Button, NotFoundPage } from '@marketplace/shared/ui';
import { useParams } from 'react-router-dom';
import styles from './certificate.module.css';
import { useCourse } from './useCourse';

/** Shows the certificate of a passed test, on the screen and on paper. */
export function Certificate() {
  const { id = '' } = useParams();
  const { translate, language } = useTexts();
  const { brand } = useConsole();
  const { query } = useCourse(id);
  const { data } = query;
  const training = { label: translate('portal.training'), to: '/training-material' };
  if (data && !data.certificate)
    return <NotFoundPage inside home={`/partner${training.to}`} page={training.label} />;
  const title = language === 'hi' ? data?.name_hi : data?.name;
  return (
    <QueryPage
      query={query}
      title={translate('training.certificate')}
      trail={[
        { label: translate('portal.dashboard'), to: '/' },
        training,
        ...(title ? [{ label: title, to: `/training-material/courses/${id}` }] : []),
      ]}
      actions={<Button onClick={() => window.print()}>{translate('training.print')}</Button>}
      lines={6}
      height="32px"
    >
      {({ certificate, passed_at }) => (
        <article className={styles['sheet']} aria-label={translate('training.certificate')}>
          <BrandMark brand={brand} size={64} markOnly />
          <p>{translate('training.certifies')}</p>
          <p className={styles['name']}>{certificate?.name}</p>
          <p>{translate('training.has_passed', { partner: brand.name })}</p>
          <p className={styles['name']}>{title}</p>
          <p>
            {formatDateTime(passed_at ?? '', language)} · {certificate?.reference}
          </p>
        </article>
      )}
    </QueryPage>
  );
}
