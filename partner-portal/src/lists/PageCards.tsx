import Chip from '@mui/material/Chip';
import { PageHeader, type PageHeaderProps } from '@marketplace/shared/admin';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './pageCards.module.css';

export interface PageCard {
  to: string;
  label: string;
  about: string;
  /** Says what is new on the page. */
  news?: string;
}

interface PageCardsProps extends Pick<PageHeaderProps, 'title' | 'children'> {
  cards: readonly PageCard[];
}

export function PageCards({ title, cards, children }: PageCardsProps) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={title} trail={[{ label: translate('portal.dashboard'), to: '/' }]}>
        {children}
      </PageHeader>
      <ul className={styles['list']}>
        {cards.map(({ to, label, about, news }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>{' '}
            {news && <Chip component="span" size="small" color="info" label={news} />}
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
