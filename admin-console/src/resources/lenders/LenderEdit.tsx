import { DeleteRecordButton, EditPage, useReferences, useSave } from '@marketplace/shared/admin';
import { Skeleton, useTranslate } from '@marketplace/shared/ui';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { RecordHistory } from '../../history/RecordHistory';
import { useHindiFont } from '../../useHindiFont';
import { CommissionSection } from './CommissionSection';
import { EligibilityPreview } from './EligibilityPreview';
import { FieldSection } from './FieldSection';
import styles from './lenderEdit.module.css';
import { LENDER_SECTIONS, SECTION_IDS } from './lenderSections';
import { RevenueSection } from './revenue/RevenueSection';
import { useRevenueTypes } from './revenue/useRevenueTypes';
import { SectionNav } from './SectionNav';

function LenderActions() {
  const translate = useTranslate();
  return (
    <>
      <Button variant="outlined" size="large" component={Link} to="/lenders">
        {translate('kit.form.back')}
      </Button>
      <DeleteRecordButton
        success={translate('lenders.deleted')}
        question={({ name }) => translate('lenders.delete_question', { name: String(name) })}
      />
    </>
  );
}

const REVERTIBLE = LENDER_SECTIONS.flatMap(({ rows }) => rows.flat());

/** One lender with everything it asks, offers and pays; each field saves itself. */
export function LenderEdit() {
  useHindiFont();
  const translate = useTranslate();
  // Names that load after the page would move what is below them, such as a row that an admin drags.
  const groups = useReferences('lender-groups');
  const types = useRevenueTypes();
  const save = useSave('lenders', translate('lenders.updated'), translate('lenders.failed'));
  return (
    <EditPage
      title={translate('ui.admin_routes.lender')}
      isLoading={!groups.isFetched || !types.isFetched}
      loading={
        <div className={styles['bones']}>
          <Skeleton width="100%" height={220} />
          <Skeleton width="100%" height={320} />
        </div>
      }
      actions={<LenderActions />}
    >
      {(lender) => (
        <div className={styles['page']}>
          <SectionNav ids={SECTION_IDS} />
          <div className={styles['sections']}>
            {LENDER_SECTIONS.map((section) => (
              <FieldSection key={section.id} section={section} lender={lender} save={save} />
            ))}
            <CommissionSection lender={lender} save={save} />
            <RevenueSection lenderId={Number(lender.id)} />
            <EligibilityPreview lender={lender} />
            <RecordHistory collection="lenders" record={lender} fields={REVERTIBLE} save={save} />
          </div>
        </div>
      )}
    </EditPage>
  );
}
