import { useTranslate } from 'react-admin';
import { PageCards } from '../../lists';

/** The training material for a partner's staff. */
export function TrainingMaterial() {
  const translate = useTranslate();
  const card = {
    to: '/training-material/eligibility-criteria',
    label: translate('portal.eligibility'),
    about: translate('portal.eligibility_about'),
  };
  return <PageCards title={translate('portal.training')} cards={[card]} />;
}
