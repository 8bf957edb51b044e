import type { Access } from '@vedetta/contracts/call'
import { AppError } from '@vedetta/core/app-error'
import { secondStepFor } from '@vedetta/core/identity/second-step-for'
import type { LicenceRole } from '@vedetta/core/licences/licence-role.queries'
import type { Viewer } from '@vedetta/core/viewer'
import type { FastifyInstance } from 'fastify'

/** Checks the access level of a call that does not depend on its input. */
export function guardViewer(access: Access, viewer: Viewer | null): void {
  if (access === 'public') return
  if (!viewer) throw new AppError('sign_in_required')
  if (access === 'user') return
  if (!viewer.emailVerified) throw new AppError('email_unverified')
  if (access === 'licence' && !viewer.seat) throw new AppError('licence_required')
  if (access === 'operator' && !viewer.isOperator) throw new AppError('forbidden')
  if (secondStepFor(viewer).some((waiting) => waiting === access)) throw new AppError('second_step_required')
}

const rolesOf: Partial<Record<Access, readonly LicenceRole[]>> = {
  manager: ['administrator', 'manager'],
  administrator: ['administrator'],
}

/** Checks the viewer's role in the licence the call names. An unknown licence is refused like another's. */
export async function guardLicence(
  app: FastifyInstance,
  access: Access,
  viewer: Viewer | null,
  input: unknown,
): Promise<void> {
  const roles = rolesOf[access]
  if (!roles) return
  const { licenceID } = input as { licenceID: string }
  const role = viewer && (await app.licenceRole(viewer.userId, licenceID))
  if (!role || !roles.includes(role)) throw new AppError('forbidden')
}
