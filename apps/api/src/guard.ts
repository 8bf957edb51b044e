import type { Access } from '@vedetta/contracts/calls/call'
import type { ErrorCode } from '@vedetta/contracts/calls/errors'
import { secondStepFor } from '@vedetta/core/customers/identity/second-step-for'
import type { LicenceRole } from '@vedetta/core/customers/licences/licence-role.queries'
import { AppError } from '@vedetta/core/platform/app-error'
import type { Viewer } from '@vedetta/core/platform/viewer'
import type { FastifyInstance } from 'fastify'

/** Checks the access level of a call that does not depend on its input. */
export function guardViewer(access: Access, viewer: Viewer | null): void {
  const code = refusalOf(access, viewer)
  if (code) throw new AppError(code)
}

/** Why a viewer lacks an access level; null if they have it. */
export function refusalOf(access: Access, viewer: Viewer | null): ErrorCode | null {
  if (access === 'public') return null
  if (!viewer) return 'sign_in_required'
  if (access === 'user') return null
  if (!viewer.emailVerified) return 'email_unverified'
  if (access === 'licence' && !viewer.seat) return 'licence_required'
  if (access === 'operator' && !viewer.isOperator) return 'forbidden'
  return secondStepFor(viewer).some((waiting) => waiting === access) ? 'second_step_required' : null
}

const rolesOf: Partial<Record<Access, readonly LicenceRole[]>> = {
  payer: ['administrator', 'payer'],
  manager: ['administrator', 'manager'],
  administrator: ['administrator'],
}

/** Checks the viewer's roles in the licence the call names. An unknown licence is refused like another's. */
export async function guardLicence(
  app: FastifyInstance,
  access: Access,
  viewer: Viewer | null,
  input: unknown,
): Promise<void> {
  const roles = rolesOf[access]
  if (!roles) return
  const { licenceID } = input as { licenceID: string }
  const held = viewer ? await app.licenceRoles(viewer.userId, licenceID) : []
  if (!held.some((role) => roles.includes(role))) throw new AppError('forbidden')
}
