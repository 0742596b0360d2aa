import {
  toApiError,
  LoadFailure,
  PageHeader,
  useConfirmedDelete,
  useReferences,
  useSave,
} from '@marketplace/shared/admin';
import { Button, NotFoundPage, Skeleton, useTranslate } from '@marketplace/shared/ui';
import { type RaRecord, useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useHindiFont } from '../../useHindiFont';
import { CommissionSection } from './CommissionSection';
import { EligibilityPreview } from './EligibilityPreview';
import { FieldSection } from './FieldSection';
import styles from './lenderEdit.module.css';
import { LENDER_SECTIONS, SECTION_IDS } from './lenderSections';
import { RevenueSection } from './revenue/RevenueSection';
import { useRevenueTypes } from './revenue/useRevenueTypes';
import { SectionNav } from './SectionNav';

/** One lender with everything it asks, offers and pays; each field saves itself. */
export function LenderEdit() {
  useHindiFont();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data: lender, error, isPending, refetch } = useGetOne<RaRecord>('lenders', { id });
  // Names that came after the page would push what stands below them, a row that is dragged among it.
  const groups = useReferences('lender-groups');
  const types = useRevenueTypes();
  const save = useSave('lenders', translate('lenders.updated'), translate('lenders.failed'));
  const remove = useConfirmedDelete('lenders', {
    success: translate('lenders.deleted'),
    question: ({ name }) => translate('lenders.delete_question', { name: String(name) }),
  });
  const trail = [{ label: translate('ui.admin_routes.lenders'), to: '/lenders' }];

  const failure = toApiError(error);
  // The list may still hold a lender that somebody else has deleted.
  if (failure?.status === 404) return <NotFoundPage inside home="/admin/lenders" />;
  if (!lender && error) {
    return (
      <>
        <PageHeader title={translate('ui.admin_routes.lender')} trail={trail} />
        <LoadFailure text={failure?.message ?? error.message} onRetry={() => void refetch()} />
      </>
    );
  }
  if (isPending || !groups.isFetched || !types.isFetched || !lender) {
    return (
      <>
        <PageHeader title={translate('ui.admin_routes.lender')} trail={trail} />
        <div className={styles['bones']}>
          <Skeleton width="100%" height={220} />
          <Skeleton width="100%" height={320} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={String(lender['name'])}
        trail={trail}
        actions={
          <>
            <Button variant="secondary" onClick={() => void navigate('/lenders')}>
              {translate('kit.form.back')}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                void remove(lender).then((gone) => (gone ? navigate('/lenders') : undefined));
              }}
            >
              {translate('kit.form.delete')}
            </Button>
          </>
        }
      />
      <div className={styles['page']}>
        <SectionNav ids={SECTION_IDS} />
        <div className={styles['sections']}>
          {LENDER_SECTIONS.map((section) => (
            <FieldSection key={section.id} section={section} lender={lender} save={save} />
          ))}
          <CommissionSection lender={lender} save={save} />
          <RevenueSection lenderId={Number(lender.id)} />
          <EligibilityPreview lender={lender} />
        </div>
      </div>
    </>
  );
}
