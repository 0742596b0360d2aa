import {
  ALL_ROWS,
  DeleteRecordButton,
  EditPage,
  RETURNS,
  useReferences,
} from '@marketplace/shared/admin';
import { Skeleton, useTranslate } from '@marketplace/shared/ui';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PrevNextButtons, type RaRecord, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { RecordHistory } from '../../history';
import { useLenderSave } from '../../lenderSwitch';
import { CommissionSection } from './CommissionSection';
import { EligibilityPreview } from './EligibilityPreview';
import { FieldSection } from './FieldSection';
import styles from './lenderEdit.module.css';
import { LENDER_SECTIONS, SECTION_IDS } from './lenderSections';
import { Overview } from './Overview';
import { RevenueSection } from './revenue/RevenueSection';
import { useRevenueTypes } from './revenue/useRevenueTypes';
import { SectionNav } from './SectionNav';

/**
 * Reserves the space of react-admin's buttons while the neighbours load, and makes the buttons large enough for a
 * finger.
 */
const PREV_NEXT = {
  display: 'grid',
  justifyContent: { xs: 'start', sm: 'end' },
  minWidth: 160,
  minHeight: 34,
  '@media (pointer: coarse)': {
    minHeight: 44,
    '& .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  },
};

/** The order of the list of lenders. */
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Asks for the order of the lenders and not for all that is known of each. */
const ORDER = { meta: { order: true }, staleTime: 5 * 60_000 };

function LenderActions() {
  const translate = useTranslate();
  const lender = useRecordContext();
  return (
    <>
      <Box sx={PREV_NEXT}>
        <PrevNextButtons sort={BY_NAME} limit={ALL_ROWS.perPage} queryOptions={ORDER} />
      </Box>
      <Button
        variant="outlined"
        size="large"
        href={`/user/${String(lender?.['slug'])}`}
        target="_blank"
        rel="noopener"
        startIcon={<OpenInNew />}
      >
        {translate('lenders.borrower_view')}
      </Button>
      <Button variant="outlined" size="large" component={Link} to="/lenders" state={RETURNS}>
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

function LenderSections({ lender }: { lender: RaRecord }) {
  const { save, panel } = useLenderSave([lender]);
  return (
    <div className={styles['page']}>
      <SectionNav ids={SECTION_IDS} />
      <div className={styles['sections']}>
        <Overview lender={lender} />
        {LENDER_SECTIONS.map((section) => (
          <FieldSection key={section.id} section={section} lender={lender} save={save} />
        ))}
        <CommissionSection lender={lender} save={save} />
        <RevenueSection lenderId={Number(lender.id)} />
        <EligibilityPreview lender={lender} />
        <RecordHistory collection="lenders" record={lender} fields={REVERTIBLE} save={save} />
        {panel}
      </div>
    </div>
  );
}

/** Shows one lender with its criteria, terms and revenue; each field saves itself. */
export function LenderEdit() {
  const translate = useTranslate();
  // Wait for these names: if they loaded after the page, they would move the content below, such as a row that an
  // admin drags.
  const groups = useReferences('lender-groups');
  const types = useRevenueTypes();
  return (
    <EditPage
      title={translate('ui.admin_routes.lender')}
      isLoading={!groups.isFetched || !types.isFetched}
      loading={
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <Skeleton width="100%" height={220} />
          <Skeleton width="100%" height="100vh" />
        </Stack>
      }
      actions={<LenderActions />}
    >
      {(lender) => <LenderSections lender={lender} />}
    </EditPage>
  );
}
