// Telling a moderator about somebody.

import { useState } from 'react'
import { ReportDialog } from './report.tsx'
import { sampleChat } from './samples.gallery.ts'

export const overPage = true

export const OfALine = () => {
  const [open, setOpen] = useState(true)
  return <ReportDialog open={open} about="max" name="Maximilian" line={sampleChat[1]} onClose={() => setOpen(false)} />
}
