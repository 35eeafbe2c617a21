import { createRoot } from 'react-dom/client'
import type { DeskReport } from '../report'
import { App } from './app'

const report: DeskReport = JSON.parse(document.getElementById('report')?.textContent ?? '')
const root = document.getElementById('desk')
if (root) createRoot(root).render(<App report={report} />)
