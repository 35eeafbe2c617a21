import CMS, { type CmsConfig } from '@sveltia/cms'
import { DraftField, draftField, draftFieldConfig } from './draft-field'
import { startPreview } from './preview'

/**
 * Return the editor's configuration with a preview of each draft beside its form: a field that observes every change
 * is first in each form.
 */
export function withPreview(config: CmsConfig): CmsConfig {
  CMS.registerFieldType(draftField, DraftField)
  startPreview()
  const watched = <Form extends object>(form: Form) =>
    'fields' in form && Array.isArray(form.fields) ? { ...form, fields: [draftFieldConfig, ...form.fields] } : form
  const { collections = [], singletons = [] } = config
  return { ...config, collections: collections.map(watched), singletons: singletons.map(watched) }
}
