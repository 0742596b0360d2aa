import { useTranslate } from '@marketplace/shared/ui';
import { useEffect, useState } from 'react';
import styles from './sectionNav.module.css';

/** Returns the current section: the last one whose heading has passed the top of the window. */
const findCurrentSection = (ids: readonly string[]): string | undefined =>
  ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top < 160;
  }) ?? ids[0];

/** Links to the sections of a long page; they stay visible. */
export function SectionNav({ ids }: { ids: readonly string[] }) {
  const translate = useTranslate();
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const follow = () => setCurrent(findCurrentSection(ids));
    follow();
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, [ids]);
  return (
    <nav className={styles['nav']} aria-label={translate('lenders.sections_label')}>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {translate(`lenders.sections.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
