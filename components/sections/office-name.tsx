import type { Office } from '@/lib/clinic/offices'

/** What people call an office, in both languages alike. */
export const OfficeName = ({ office }: { office: Office }) => <span translate="no">{office.name}</span>
