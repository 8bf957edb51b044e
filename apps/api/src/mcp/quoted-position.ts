import { type PublicPosition, publicPosition } from '@vedetta/contracts/public-api/position'
import { z } from 'zod'

const quotedFields = {
  name: true,
  description: true,
  descriptionMasks: true,
  languages: true,
  skills: true,
  certifications: true,
  benefits: true,
  sources: true,
  evidence: true,
} as const

/** A position in full, with what its pages say, and their addresses, apart from what is ours. */
export const quotedPosition = z.object({
  ...publicPosition.omit(quotedFields).shape,
  quotedFromPages: z.object(publicPosition.pick(quotedFields).shape),
})

export function quotedPositionOf(position: PublicPosition): z.output<typeof quotedPosition> {
  const {
    name,
    description,
    descriptionMasks,
    languages,
    skills,
    certifications,
    benefits,
    sources,
    evidence,
    ...ours
  } = position
  return {
    ...ours,
    quotedFromPages: {
      name,
      description,
      descriptionMasks,
      languages,
      skills,
      certifications,
      benefits,
      sources,
      evidence,
    },
  }
}
