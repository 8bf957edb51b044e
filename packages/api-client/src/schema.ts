// Written by `pnpm api-client` from the OpenAPI document of the public API.

export interface paths {
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key, its licence and what is left
         * @description Free. Any key may call it, whatever its scopes.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company: registry data, open positions, places, pace of hiring
         * @description Scope: `companies:read` (search and read companies).
         *
         *     Free. Its accounts are in it once the licence has bought them.
         */
        get: operations["getCompaniesCompanyID"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyID}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contacts of a company
         * @description Scope: `companies:read` (search and read companies).
         *
         *     Free. General contacts come with the first page. People are listed without name, address and number until the licence has unlocked them, and never once they have opted out.
         */
        get: operations["getCompaniesCompanyIDContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search companies
         * @description Scope: `companies:read` (search and read companies).
         *
         *     Free. The first 10,000 companies can be paged through.
         */
        post: operations["postCompaniesSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactID}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a person’s contact
         * @description Scope: `contacts:unlock` (unlock contacts).
         *
         *     Costs 5 credits, once per licence and year.
         */
        post: operations["postContactsContactIDUnlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports of the key’s person, the newest first
         * @description Scope: `exports:write` (export positions).
         *
         *     Free. At most 100, of the last 30 days.
         */
        get: operations["getExports"];
        put?: never;
        /**
         * Export positions to a file
         * @description Scope: `exports:write` (export positions).
         *
         *     Each position costs 1 credit, once per licence and year, whichever way it was delivered. Positions that no longer exist are left out. If the credits do not cover the rest, nothing is spent and the answer is 402.
         */
        post: operations["postExports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{exportID}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of an export
         * @description Scope: `exports:write` (export positions).
         *
         *     Free. It is written anew at each download, so that people who have opted out since are not in it.
         */
        get: operations["getExportsExportIDFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved filters of the key’s person, in their own order
         * @description Scope: `filters:read` (read saved filters).
         *
         *     Free.
         */
        get: operations["getFilters"];
        put?: never;
        /**
         * Save a filter
         * @description Scope: `filters:write` (save and delete filters).
         *
         *     Free. The same name with the same criteria is the same filter.
         */
        post: operations["postFilters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/filters/{filterID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A saved filter
         * @description Scope: `filters:read` (read saved filters).
         *
         *     Free.
         */
        get: operations["getFiltersFilterID"];
        /**
         * Change the name and the criteria of a saved filter
         * @description Scope: `filters:write` (save and delete filters).
         *
         *     Free.
         */
        put: operations["putFiltersFilterID"];
        post?: never;
        /**
         * Delete a saved filter
         * @description Scope: `filters:write` (save and delete filters).
         *
         *     Free. One that was deleted already is answered alike.
         */
        delete: operations["deleteFiltersFilterID"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{positionID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A position in full
         * @description Scope: `positions:read` (search and read positions).
         *
         *     Costs one credit, once per licence and year: positions that the licence has exported or received by any channel are paid already. Without credits: 402, with the free head of the position.
         */
        get: operations["getPositionsPositionID"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{positionID}/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a position as seen or contacted by the key’s person, or clear the mark
         * @description Scope: `marks:write` (mark positions as seen or contacted).
         *
         *     Free.
         */
        put: operations["putPositionsPositionIDMark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that happened to positions since an event
         * @description Scope: `positions:read` (search and read positions).
         *
         *     Events are numbered in the order in which they became visible, without gaps, so that a caller who keeps `next` and sends it as `since` misses none and gets none twice. Begin with 0, or with `newestEvent` of `/account`. An answer with `more` false is not the end: ask again later.
         *
         *     Heads are free. With `include=positions` each position of the page comes in full as it is now, and costs what `GET /positions/{positionID}` does; where the credits do not cover all of them, nothing is charged and the answer is 402 with the heads.
         */
        get: operations["getPositionsChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search open positions
         * @description Scope: `positions:read` (search and read positions).
         *
         *     Costs a search of the plan, unless it has no filters, it covers only positions you have already seen or contacted, it finds nothing, you opened it from an alert, it repeats a search of the last 24 hours, it narrows a search counted in the last 10 minutes, or it follows a suggestion given with a search counted in the last 10 minutes. The next pages are free. A cursor is valid for 24 hours; all its pages have the positions that were known when the search began.
         */
        post: operations["postPositionsSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Balance: {
            credit: {
                left: number;
                monthly: number;
            };
            search: {
                left: number;
                monthly: number;
            };
            /** Format: date-time */
            nextReset: string;
        };
        CompanyAccounts: {
            /**
             * @description `none`: nothing is available, so no credits can be spent
             * @enum {string}
             */
            state: "locked" | "unlocked" | "none";
            /** @description Years with filed accounts, the latest first */
            filed: number[];
            /** @description The accounts of those years once bought, else empty */
            years: components["schemas"]["YearOfAccounts"][];
        };
        CompanyBrief: {
            /** Format: uuid */
            companyID: string;
            name: string;
            employees: number | null;
            /** @description Turnover of the last filed year, in euro */
            turnover: number | null;
        };
        CompanyRowFields: {
            /** Format: uuid */
            companyID: string;
            name?: string;
            employees?: number | null;
            /** @description Turnover of the last filed year, in euro */
            turnover?: number | null;
            vat?: string;
            legalForm?: string | null;
            /** @description ATECO 2025 code where known, else ATECO 2007 */
            ateco?: string | null;
            /** @enum {string} */
            sector?: "agriculture" | "food_beverage" | "fashion_textile" | "wood_furniture" | "paper_printing" | "energy_extraction" | "chemicals_plastics" | "pharmaceuticals" | "building_materials" | "metalworking" | "electronics_electrical" | "machinery_automation" | "automotive" | "aerospace_rail_marine" | "other_manufacturing" | "water_waste_environment" | "construction" | "wholesale" | "retail" | "transport_logistics" | "tourism_hospitality" | "media_publishing" | "telecommunications" | "it_software" | "banking_insurance" | "real_estate" | "legal_business_consulting" | "engineering_research" | "marketing_design" | "facility_business_services" | "staffing_hr" | "public_sector" | "education_training" | "healthcare" | "social_care" | "culture_sport_leisure" | "personal_services_nonprofit";
            foundationYear?: number | null;
            /** @description City of the legal office, like `province` and `region` */
            city?: string | null;
            /** @description Two-letter code */
            province?: string | null;
            /** @description ISTAT code */
            region?: string | null;
            isAgency?: boolean;
            /** @description Why the company counts as an employment agency */
            agencyReason?: ("register" | "ateco" | "name" | "adverts") | null;
            openPositions?: number;
        };
        CompanySummary: {
            /** Format: uuid */
            companyID: string;
            name: string;
            vat: string;
            legalForm: string | null;
            ateco: {
                code: string;
                title: string | null;
            } | null;
            employees: number | null;
            turnover: number | null;
            turnoverYear: number | null;
            foundationYear: number | null;
            address: string | null;
            place: components["schemas"]["PlaceOfWork"] | null;
            /** @description Host of the company’s own site */
            site: string | null;
            isAgency: boolean;
            /** @description Why the company counts as an employment agency */
            agencyReason: ("register" | "ateco" | "name" | "adverts") | null;
            openPositions: number;
        };
        CreditsProblem: {
            /**
             * Format: uri
             * @description Where the error is documented
             */
            type: string;
            title: string;
            status: number;
            /** @description What happened and what to do, in the language of `Accept-Language`: English or Italian */
            detail: string;
            /**
             * @description The name of the error, which stays the same
             * @enum {string}
             */
            code: "invalid_request" | "unstorable_text" | "message_batch" | "unknown_place" | "offer_expired" | "search_too_wide" | "page_out_of_reach" | "sign_in_required" | "error_logging_in" | "wrong_second_factor" | "used_second_factor" | "second_factor_unreadable" | "recent_sign_in_required" | "second_step_required" | "second_factor_code_required" | "reauthentication_required" | "reauthentication_failed" | "provider_account" | "reset_provider_account" | "email_in_use" | "email_required" | "email_unverified" | "weak_password" | "common_password" | "password_required" | "passwords_required" | "passwords_differ" | "current_password_invalid" | "terms_required" | "captcha_required" | "invalid_captcha" | "link_of_another_account" | "already_verified" | "token_expired" | "invalid_details" | "too_many_attempts" | "request_limit" | "cross_site_request" | "forbidden" | "licence_required" | "oauth_invalid_account" | "oauth_email_unproven" | "oauth_email_in_use" | "oauth_failed" | "invite_email_mismatch" | "invalid_invitation_code" | "code_required" | "invalid_code" | "lower_tier" | "code_replaced" | "invitation_required" | "already_licensed" | "own_licence" | "already_active" | "already_manager" | "already_invited" | "no_seat_left" | "revoke_too_early" | "licence_expired" | "search_limit_reached" | "credits_used_up" | "refresh_too_soon" | "unknown_search" | "unknown_position" | "saved_positions_full" | "unknown_company" | "saved_companies_full" | "excluded_companies_full" | "company_data_unavailable" | "news_unavailable" | "unknown_contact" | "contact_locked" | "company_name_required" | "url_required" | "name_required" | "message_required" | "message_too_long" | "answer_required" | "unknown_request" | "request_answered" | "unknown_filter" | "filter_name_required" | "filter_name_taken" | "max_saved_filters" | "alerts_not_in_plan" | "webhook_address" | "webhook_exists" | "webhooks_full" | "unknown_webhook" | "push_unavailable" | "push_devices_full" | "alert_streams_full" | "exports_used_up" | "unknown_export" | "checkout_unavailable" | "payments_unavailable" | "one_seat_is_used" | "invalid_vat_number" | "invalid_sdi_code" | "invalid_pec" | "invoice_address_required" | "no_subscription" | "subscription_running" | "invalid_signature" | "alert_link_invalid" | "still_administrator" | "unknown_province" | "no_drift_sample" | "operator_reason_required" | "operator_reason_address" | "host_required" | "gone_from_console" | "site_opted_out" | "site_paused" | "feature_off" | "not_found" | "method_not_allowed" | "request_timeout" | "body_too_large" | "address_too_long" | "headers_too_large" | "internal_error" | "api_key_required" | "api_key_invalid" | "scope_missing" | "public_api_not_in_plan" | "writes_paused" | "idempotency_key_reused" | "idempotency_in_progress" | "since_out_of_range" | "cursor_invalid" | "unknown_api_key" | "api_keys_full" | "api_key_scopes_required" | "unknown_seat" | "api_key_name_required" | "overloaded" | "search_unavailable";
            /** @description To be given to support, with an error of ours */
            requestID?: string;
            /** @description The values that were refused, with `invalid_request` */
            invalid?: {
                /** @enum {string} */
                in: "path" | "query" | "body";
                /** @description JSON Pointer of the value (RFC 6901) */
                pointer: string;
                reason: string;
            }[];
            /** @description The heads of the positions that were asked for */
            heads?: components["schemas"]["PositionHead"][];
        };
        FullPositionFields: {
            /** Format: uuid */
            positionID: string;
            name?: string;
            /** @enum {string} */
            status?: "notSeen" | "seen" | "contacted";
            company?: components["schemas"]["CompanyBrief"];
            places?: components["schemas"]["PlaceOfWork"][];
            /** @enum {string} */
            sector?: "agriculture" | "food_beverage" | "fashion_textile" | "wood_furniture" | "paper_printing" | "energy_extraction" | "chemicals_plastics" | "pharmaceuticals" | "building_materials" | "metalworking" | "electronics_electrical" | "machinery_automation" | "automotive" | "aerospace_rail_marine" | "other_manufacturing" | "water_waste_environment" | "construction" | "wholesale" | "retail" | "transport_logistics" | "tourism_hospitality" | "media_publishing" | "telecommunications" | "it_software" | "banking_insurance" | "real_estate" | "legal_business_consulting" | "engineering_research" | "marketing_design" | "facility_business_services" | "staffing_hr" | "public_sector" | "education_training" | "healthcare" | "social_care" | "culture_sport_leisure" | "personal_services_nonprofit";
            contract?: ("permanent" | "fixed term" | "temporary" | "apprenticeship" | "internship") | null;
            schedule?: ("full" | "part") | null;
            collar?: ("white" | "blue") | null;
            smartWorking?: ("yes" | "hybrid" | "no") | null;
            experienceYears?: number | null;
            targetPersona?: ("junior" | "mid" | "senior" | "manager" | "executive") | null;
            languages?: string[];
            skills?: string[];
            certifications?: string[];
            benefits?: string[];
            protectedCategories?: boolean | null;
            pay?: components["schemas"]["Pay"] | null;
            /** Format: date-time */
            firstSeen?: string;
            reading?: components["schemas"]["PositionReading"];
            /** @description Plain text, with line breaks */
            description?: string;
            /** @description Where the text omits a person’s contact: start and end offsets, in characters */
            descriptionMasks?: {
                start: number;
                end: number;
                /** @description The person among the company’s contacts, if listed there */
                contactID: string | null;
            }[];
            noAgencies?: boolean | null;
            closedAt?: string | null;
            /** @description When its page was last read in full */
            lastVerified?: string | null;
            sources?: {
                url: string;
                /** @enum {string} */
                kind: "page" | "feed" | "board";
                /** Format: date-time */
                firstSeen: string;
                lastSeen: string | null;
            }[];
            evidence?: {
                /** @enum {string} */
                field: "name" | "places" | "contract" | "schedule" | "collar" | "smartWorking" | "experience" | "targetPersona" | "languages" | "skills" | "certifications" | "benefits" | "pay" | "protectedCategories" | "noAgencies";
                quote: string;
                /** @description Where the text omits a person’s contact: start and end offsets, in characters */
                masks: {
                    start: number;
                    end: number;
                    /** @description The person among the company’s contacts, if listed there */
                    contactID: string | null;
                }[];
                url: string;
                extractor: string | null;
            }[];
            employer?: components["schemas"]["CompanySummary"];
        };
        GeneralContact: {
            email: string | null;
            phone: string | null;
            sourceUrl: string;
            /** Format: date-time */
            lastSeen: string;
        };
        /** @description Whole euro, as the page states them. */
        Pay: {
            from: number | null;
            to: number | null;
            /** @enum {string} */
            period: "hour" | "month" | "year";
        };
        PersonalContact: {
            /** Format: uuid */
            contactID: string;
            title: string | null;
            department: ("general_management" | "administration" | "finance" | "controlling" | "human_resources" | "sales" | "retail_store" | "marketing" | "communication" | "customer_service" | "information_technology" | "software_development" | "data_analytics" | "engineering" | "research_development" | "production" | "quality" | "maintenance" | "logistics" | "purchasing" | "legal" | "health_safety_environment" | "project_management" | "design_creative" | "health_hospitality_services") | null;
            sourceUrl: string;
            /** Format: date-time */
            firstSeen: string;
            /** Format: date-time */
            lastSeen: string;
            /** @description Null while locked */
            person: {
                fullName: string;
                email: string;
                phone: string | null;
            } | null;
        };
        /** @description The most precise place the page states; `province` is a two-letter code, `region` an ISTAT code. */
        PlaceOfWork: {
            city: string | null;
            province: string | null;
            region: string;
        };
        PositionCriteria: {
            /** @default {} */
            position: {
                name?: string[];
                city?: {
                    /** @constant */
                    mode: "exact";
                    istat: string;
                } | {
                    /** @constant */
                    mode: "radius";
                    istat: string;
                    km: number;
                } | {
                    /** @constant */
                    mode: "range";
                    istat: string;
                    fromKm: number;
                    toKm: number;
                };
                cities?: string[];
                provinces?: string[];
                regions?: string[];
                contract?: ("permanent" | "fixed term" | "temporary" | "apprenticeship" | "internship")[];
                schedule?: ("full" | "part")[];
                collar?: ("white" | "blue")[];
                smartWorking?: ("yes" | "hybrid" | "no")[];
                jobFamily?: ("11" | "12" | "13" | "14" | "21" | "22" | "23" | "24" | "25" | "26" | "31" | "32" | "33" | "34" | "35" | "41" | "42" | "43" | "44" | "51" | "52" | "53" | "54" | "61" | "62" | "63" | "71" | "72" | "73" | "74" | "75" | "81" | "82" | "83" | "91" | "92" | "93" | "94" | "95" | "96" | "01" | "02" | "03")[];
                targetPersona?: ("junior" | "mid" | "senior" | "manager" | "executive")[];
                experience?: {
                    from?: number;
                    to?: number;
                };
                pay?: {
                    from?: number;
                    to?: number;
                };
                languages?: string[];
                skills?: string[];
                certifications?: string[];
                benefits?: string[];
                protectedCategories?: ("yes" | "no")[];
                reading?: ("sure" | "unsure")[];
            };
            /** @default {} */
            notPosition: {
                name?: string[];
                city?: {
                    /** @constant */
                    mode: "exact";
                    istat: string;
                } | {
                    /** @constant */
                    mode: "radius";
                    istat: string;
                    km: number;
                } | {
                    /** @constant */
                    mode: "range";
                    istat: string;
                    fromKm: number;
                    toKm: number;
                };
                cities?: string[];
                provinces?: string[];
                regions?: string[];
                contract?: ("permanent" | "fixed term" | "temporary" | "apprenticeship" | "internship")[];
                schedule?: ("full" | "part")[];
                collar?: ("white" | "blue")[];
                smartWorking?: ("yes" | "hybrid" | "no")[];
                jobFamily?: ("11" | "12" | "13" | "14" | "21" | "22" | "23" | "24" | "25" | "26" | "31" | "32" | "33" | "34" | "35" | "41" | "42" | "43" | "44" | "51" | "52" | "53" | "54" | "61" | "62" | "63" | "71" | "72" | "73" | "74" | "75" | "81" | "82" | "83" | "91" | "92" | "93" | "94" | "95" | "96" | "01" | "02" | "03")[];
                targetPersona?: ("junior" | "mid" | "senior" | "manager" | "executive")[];
                experience?: {
                    from?: number;
                    to?: number;
                };
                pay?: {
                    from?: number;
                    to?: number;
                };
                languages?: string[];
                skills?: string[];
                certifications?: string[];
                benefits?: string[];
                protectedCategories?: ("yes" | "no")[];
                reading?: ("sure" | "unsure")[];
            };
            /** @default {} */
            company: {
                companyName?: string[];
                sectors?: ("agriculture" | "food_beverage" | "fashion_textile" | "wood_furniture" | "paper_printing" | "energy_extraction" | "chemicals_plastics" | "pharmaceuticals" | "building_materials" | "metalworking" | "electronics_electrical" | "machinery_automation" | "automotive" | "aerospace_rail_marine" | "other_manufacturing" | "water_waste_environment" | "construction" | "wholesale" | "retail" | "transport_logistics" | "tourism_hospitality" | "media_publishing" | "telecommunications" | "it_software" | "banking_insurance" | "real_estate" | "legal_business_consulting" | "engineering_research" | "marketing_design" | "facility_business_services" | "staffing_hr" | "public_sector" | "education_training" | "healthcare" | "social_care" | "culture_sport_leisure" | "personal_services_nonprofit")[];
                specificSectors?: string[];
                ateco?: string[];
                employees?: {
                    from?: number;
                    to?: number;
                };
                reserveQuota?: ("one" | "two" | "share")[];
                turnover?: {
                    from?: number;
                    to?: number;
                };
                vat?: string[];
            };
            /** @default {} */
            notCompany: {
                companyName?: string[];
                sectors?: ("agriculture" | "food_beverage" | "fashion_textile" | "wood_furniture" | "paper_printing" | "energy_extraction" | "chemicals_plastics" | "pharmaceuticals" | "building_materials" | "metalworking" | "electronics_electrical" | "machinery_automation" | "automotive" | "aerospace_rail_marine" | "other_manufacturing" | "water_waste_environment" | "construction" | "wholesale" | "retail" | "transport_logistics" | "tourism_hospitality" | "media_publishing" | "telecommunications" | "it_software" | "banking_insurance" | "real_estate" | "legal_business_consulting" | "engineering_research" | "marketing_design" | "facility_business_services" | "staffing_hr" | "public_sector" | "education_training" | "healthcare" | "social_care" | "culture_sport_leisure" | "personal_services_nonprofit")[];
                specificSectors?: string[];
                ateco?: string[];
                employees?: {
                    from?: number;
                    to?: number;
                };
                reserveQuota?: ("one" | "two" | "share")[];
                turnover?: {
                    from?: number;
                    to?: number;
                };
                vat?: string[];
            };
            /** Format: date-time */
            from?: string;
            /** Format: date-time */
            to?: string;
            statuses?: ("notSeen" | "seen" | "contacted")[];
            /**
             * @description Whether to find related titles of the roles too
             * @default false
             */
            aiSearch: boolean;
            /** @description Related titles that were taken out; only with `aiSearch` */
            unrelated?: string[];
        };
        PositionCriteriaInput: {
            position?: {
                name?: string | string[];
                city?: {
                    /** @constant */
                    mode: "exact";
                    istat: string;
                } | {
                    /** @constant */
                    mode: "radius";
                    istat: string;
                    km: number;
                } | {
                    /** @constant */
                    mode: "range";
                    istat: string;
                    fromKm: number;
                    toKm: number;
                };
                cities?: string[];
                provinces?: string[];
                regions?: string[];
                contract?: ("permanent" | "fixed term" | "temporary" | "apprenticeship" | "internship")[];
                schedule?: ("full" | "part")[];
                collar?: ("white" | "blue")[];
                smartWorking?: ("yes" | "hybrid" | "no")[];
                jobFamily?: ("11" | "12" | "13" | "14" | "21" | "22" | "23" | "24" | "25" | "26" | "31" | "32" | "33" | "34" | "35" | "41" | "42" | "43" | "44" | "51" | "52" | "53" | "54" | "61" | "62" | "63" | "71" | "72" | "73" | "74" | "75" | "81" | "82" | "83" | "91" | "92" | "93" | "94" | "95" | "96" | "01" | "02" | "03")[];
                targetPersona?: ("junior" | "mid" | "senior" | "manager" | "executive")[];
                experience?: {
                    from?: number;
                    to?: number;
                };
                pay?: {
                    from?: number;
                    to?: number;
                };
                languages?: string[];
                skills?: string[];
                certifications?: string[];
                benefits?: string[];
                protectedCategories?: ("yes" | "no")[];
                reading?: ("sure" | "unsure")[];
            };
            notPosition?: {
                name?: string | string[];
                city?: {
                    /** @constant */
                    mode: "exact";
                    istat: string;
                } | {
                    /** @constant */
                    mode: "radius";
                    istat: string;
                    km: number;
                } | {
                    /** @constant */
                    mode: "range";
                    istat: string;
                    fromKm: number;
                    toKm: number;
                };
                cities?: string[];
                provinces?: string[];
                regions?: string[];
                contract?: ("permanent" | "fixed term" | "temporary" | "apprenticeship" | "internship")[];
                schedule?: ("full" | "part")[];
                collar?: ("white" | "blue")[];
                smartWorking?: ("yes" | "hybrid" | "no")[];
                jobFamily?: ("11" | "12" | "13" | "14" | "21" | "22" | "23" | "24" | "25" | "26" | "31" | "32" | "33" | "34" | "35" | "41" | "42" | "43" | "44" | "51" | "52" | "53" | "54" | "61" | "62" | "63" | "71" | "72" | "73" | "74" | "75" | "81" | "82" | "83" | "91" | "92" | "93" | "94" | "95" | "96" | "01" | "02" | "03")[];
                targetPersona?: ("junior" | "mid" | "senior" | "manager" | "executive")[];
                experience?: {
                    from?: number;
                    to?: number;
                };
                pay?: {
                    from?: number;
                    to?: number;
                };
                languages?: string[];
                skills?: string[];
                certifications?: string[];
                benefits?: string[];
                protectedCategories?: ("yes" | "no")[];
                reading?: ("sure" | "unsure")[];
            };
            company?: {
                companyName?: string | string[];
                sectors?: ("agriculture" | "food_beverage" | "fashion_textile" | "wood_furniture" | "paper_printing" | "energy_extraction" | "chemicals_plastics" | "pharmaceuticals" | "building_materials" | "metalworking" | "electronics_electrical" | "machinery_automation" | "automotive" | "aerospace_rail_marine" | "other_manufacturing" | "water_waste_environment" | "construction" | "wholesale" | "retail" | "transport_logistics" | "tourism_hospitality" | "media_publishing" | "telecommunications" | "it_software" | "banking_insurance" | "real_estate" | "legal_business_consulting" | "engineering_research" | "marketing_design" | "facility_business_services" | "staffing_hr" | "public_sector" | "education_training" | "healthcare" | "social_care" | "culture_sport_leisure" | "personal_services_nonprofit")[];
                specificSectors?: string[];
                ateco?: string[];
                employees?: {
                    from?: number;
                    to?: number;
                };
                reserveQuota?: ("one" | "two" | "share")[];
                turnover?: {
                    from?: number;
                    to?: number;
                };
                vat?: string[];
            };
            notCompany?: {
                companyName?: string | string[];
                sectors?: ("agriculture" | "food_beverage" | "fashion_textile" | "wood_furniture" | "paper_printing" | "energy_extraction" | "chemicals_plastics" | "pharmaceuticals" | "building_materials" | "metalworking" | "electronics_electrical" | "machinery_automation" | "automotive" | "aerospace_rail_marine" | "other_manufacturing" | "water_waste_environment" | "construction" | "wholesale" | "retail" | "transport_logistics" | "tourism_hospitality" | "media_publishing" | "telecommunications" | "it_software" | "banking_insurance" | "real_estate" | "legal_business_consulting" | "engineering_research" | "marketing_design" | "facility_business_services" | "staffing_hr" | "public_sector" | "education_training" | "healthcare" | "social_care" | "culture_sport_leisure" | "personal_services_nonprofit")[];
                specificSectors?: string[];
                ateco?: string[];
                employees?: {
                    from?: number;
                    to?: number;
                };
                reserveQuota?: ("one" | "two" | "share")[];
                turnover?: {
                    from?: number;
                    to?: number;
                };
                vat?: string[];
            };
            /** Format: date-time */
            from?: string;
            /** Format: date-time */
            to?: string;
            statuses?: ("notSeen" | "seen" | "contacted")[];
            /**
             * @description Whether to find related titles of the roles too
             * @default false
             */
            aiSearch?: boolean;
            /** @description Related titles that were taken out; only with `aiSearch` */
            unrelated?: string[];
        };
        PositionHead: {
            /** Format: uuid */
            positionID: string;
            /** @description The number of the change. Numbers only grow, and none comes later than a higher one */
            event: number;
            /** @enum {string} */
            kind: "new" | "changed" | "reposted" | "closed" | "reopened";
            /** Format: date-time */
            at: string;
        };
        /** @description How sure the reading of the page is that this is an open position, and why. */
        PositionReading: {
            /** @description Whether the confidence is at least 0.9 */
            isSure: boolean;
            /** @description The share of such readings that are open positions */
            confidence: number;
            /** @description What counted most, the strongest first */
            reasons: ("published_data" | "announced" | "title" | "requirements" | "application" | "place" | "terms" | "dated" | "advert_text" | "own_page" | "siblings" | "careers_page" | "not_announced" | "unusual_title" | "no_details" | "unlike_advert" | "unlike_list" | "outside_careers" | "maybe_closed" | "few_signs")[];
        };
        PositionRowFields: {
            /** Format: uuid */
            positionID: string;
            name?: string;
            /** @enum {string} */
            status?: "notSeen" | "seen" | "contacted";
            company?: components["schemas"]["CompanyBrief"];
            places?: components["schemas"]["PlaceOfWork"][];
            /** @enum {string} */
            sector?: "agriculture" | "food_beverage" | "fashion_textile" | "wood_furniture" | "paper_printing" | "energy_extraction" | "chemicals_plastics" | "pharmaceuticals" | "building_materials" | "metalworking" | "electronics_electrical" | "machinery_automation" | "automotive" | "aerospace_rail_marine" | "other_manufacturing" | "water_waste_environment" | "construction" | "wholesale" | "retail" | "transport_logistics" | "tourism_hospitality" | "media_publishing" | "telecommunications" | "it_software" | "banking_insurance" | "real_estate" | "legal_business_consulting" | "engineering_research" | "marketing_design" | "facility_business_services" | "staffing_hr" | "public_sector" | "education_training" | "healthcare" | "social_care" | "culture_sport_leisure" | "personal_services_nonprofit";
            contract?: ("permanent" | "fixed term" | "temporary" | "apprenticeship" | "internship") | null;
            schedule?: ("full" | "part") | null;
            collar?: ("white" | "blue") | null;
            smartWorking?: ("yes" | "hybrid" | "no") | null;
            experienceYears?: number | null;
            targetPersona?: ("junior" | "mid" | "senior" | "manager" | "executive") | null;
            languages?: string[];
            skills?: string[];
            certifications?: string[];
            benefits?: string[];
            protectedCategories?: boolean | null;
            pay?: components["schemas"]["Pay"] | null;
            /** Format: date-time */
            firstSeen?: string;
            reading?: components["schemas"]["PositionReading"];
        };
        Problem: {
            /**
             * Format: uri
             * @description Where the error is documented
             */
            type: string;
            title: string;
            status: number;
            /** @description What happened and what to do, in the language of `Accept-Language`: English or Italian */
            detail: string;
            /**
             * @description The name of the error, which stays the same
             * @enum {string}
             */
            code: "invalid_request" | "unstorable_text" | "message_batch" | "unknown_place" | "offer_expired" | "search_too_wide" | "page_out_of_reach" | "sign_in_required" | "error_logging_in" | "wrong_second_factor" | "used_second_factor" | "second_factor_unreadable" | "recent_sign_in_required" | "second_step_required" | "second_factor_code_required" | "reauthentication_required" | "reauthentication_failed" | "provider_account" | "reset_provider_account" | "email_in_use" | "email_required" | "email_unverified" | "weak_password" | "common_password" | "password_required" | "passwords_required" | "passwords_differ" | "current_password_invalid" | "terms_required" | "captcha_required" | "invalid_captcha" | "link_of_another_account" | "already_verified" | "token_expired" | "invalid_details" | "too_many_attempts" | "request_limit" | "cross_site_request" | "forbidden" | "licence_required" | "oauth_invalid_account" | "oauth_email_unproven" | "oauth_email_in_use" | "oauth_failed" | "invite_email_mismatch" | "invalid_invitation_code" | "code_required" | "invalid_code" | "lower_tier" | "code_replaced" | "invitation_required" | "already_licensed" | "own_licence" | "already_active" | "already_manager" | "already_invited" | "no_seat_left" | "revoke_too_early" | "licence_expired" | "search_limit_reached" | "credits_used_up" | "refresh_too_soon" | "unknown_search" | "unknown_position" | "saved_positions_full" | "unknown_company" | "saved_companies_full" | "excluded_companies_full" | "company_data_unavailable" | "news_unavailable" | "unknown_contact" | "contact_locked" | "company_name_required" | "url_required" | "name_required" | "message_required" | "message_too_long" | "answer_required" | "unknown_request" | "request_answered" | "unknown_filter" | "filter_name_required" | "filter_name_taken" | "max_saved_filters" | "alerts_not_in_plan" | "webhook_address" | "webhook_exists" | "webhooks_full" | "unknown_webhook" | "push_unavailable" | "push_devices_full" | "alert_streams_full" | "exports_used_up" | "unknown_export" | "checkout_unavailable" | "payments_unavailable" | "one_seat_is_used" | "invalid_vat_number" | "invalid_sdi_code" | "invalid_pec" | "invoice_address_required" | "no_subscription" | "subscription_running" | "invalid_signature" | "alert_link_invalid" | "still_administrator" | "unknown_province" | "no_drift_sample" | "operator_reason_required" | "operator_reason_address" | "host_required" | "gone_from_console" | "site_opted_out" | "site_paused" | "feature_off" | "not_found" | "method_not_allowed" | "request_timeout" | "body_too_large" | "address_too_long" | "headers_too_large" | "internal_error" | "api_key_required" | "api_key_invalid" | "scope_missing" | "public_api_not_in_plan" | "writes_paused" | "idempotency_key_reused" | "idempotency_in_progress" | "since_out_of_range" | "cursor_invalid" | "unknown_api_key" | "api_keys_full" | "api_key_scopes_required" | "unknown_seat" | "api_key_name_required" | "overloaded" | "search_unavailable";
            /** @description To be given to support, with an error of ours */
            requestID?: string;
            /** @description The values that were refused, with `invalid_request` */
            invalid?: {
                /** @enum {string} */
                in: "path" | "query" | "body";
                /** @description JSON Pointer of the value (RFC 6901) */
                pointer: string;
                reason: string;
            }[];
        };
        PublicAccount: {
            /** Format: uuid */
            keyID: string;
            /** Format: uuid */
            licenceID: string;
            /** @enum {string} */
            tier: "basic" | "team" | "pro" | "enterprise";
            /**
             * Format: date-time
             * @description When the licence ends
             */
            expiresAt: string;
            scopes: ("positions:read" | "companies:read" | "filters:read" | "filters:write" | "contacts:unlock" | "exports:write" | "marks:write")[];
            /** @description Credits and searches that the licence has left */
            balance: components["schemas"]["Balance"];
            /** @description The most calls of this key */
            limit: {
                calls: number;
                seconds: number;
            };
            /** @description The number of the newest change, to begin with as `since` where earlier changes are not wanted */
            newestEvent: number;
        };
        PublicChanges: {
            changes: components["schemas"]["PositionHead"][];
            /** @description The positions of the page, each once, with `include=positions`; else null */
            positions: components["schemas"]["FullPositionFields"][] | null;
            next: number;
            /** @description Whether more events are waiting */
            more: boolean;
        };
        PublicCompanyFields: {
            /** Format: uuid */
            companyID: string;
            name?: string;
            employees?: number | null;
            /** @description Turnover of the last filed year, in euro */
            turnover?: number | null;
            vat?: string;
            legalForm?: string | null;
            /** @description ATECO 2025 code where known, else ATECO 2007 */
            ateco?: string | null;
            /** @enum {string} */
            sector?: "agriculture" | "food_beverage" | "fashion_textile" | "wood_furniture" | "paper_printing" | "energy_extraction" | "chemicals_plastics" | "pharmaceuticals" | "building_materials" | "metalworking" | "electronics_electrical" | "machinery_automation" | "automotive" | "aerospace_rail_marine" | "other_manufacturing" | "water_waste_environment" | "construction" | "wholesale" | "retail" | "transport_logistics" | "tourism_hospitality" | "media_publishing" | "telecommunications" | "it_software" | "banking_insurance" | "real_estate" | "legal_business_consulting" | "engineering_research" | "marketing_design" | "facility_business_services" | "staffing_hr" | "public_sector" | "education_training" | "healthcare" | "social_care" | "culture_sport_leisure" | "personal_services_nonprofit";
            foundationYear?: number | null;
            /** @description City of the legal office, like `province` and `region` */
            city?: string | null;
            /** @description Two-letter code */
            province?: string | null;
            /** @description ISTAT code */
            region?: string | null;
            isAgency?: boolean;
            /** @description Why the company counts as an employment agency */
            agencyReason?: ("register" | "ateco" | "name" | "adverts") | null;
            openPositions?: number;
            atecoTitle?: string | null;
            rea?: string | null;
            chamber?: string | null;
            shareCapital?: number | null;
            turnoverYear?: number | null;
            address?: string | null;
            site?: {
                host: string;
                /** @enum {string} */
                knownBy: "import" | "vat_on_page" | "pec_domain";
                quote: string | null;
                lastRead: string | null;
            } | null;
            agency?: {
                /** @enum {string} */
                reason: "register" | "ateco" | "name" | "adverts";
                quote: string | null;
            } | null;
            /** @description Quota of law 68/1999, estimated from the headcount */
            reserveQuota?: {
                /** @constant */
                isEstimate: true;
                people: number;
            } | null;
            saved?: boolean;
            accounts?: components["schemas"]["CompanyAccounts"];
            /** @description The newest open positions, at most ten */
            positions?: {
                /** Format: uuid */
                positionID: string;
                name: string;
                places: components["schemas"]["PlaceOfWork"][];
                /** Format: date-time */
                firstSeen: string;
            }[];
            /** @description The last 26 weeks, by their Monday: positions open at the end of the week, and positions opened in it */
            openings?: {
                /** Format: date */
                week: string;
                open: number;
                opened: number;
            }[];
            /** @description The legal office, then the towns of open positions, at most thirty */
            places?: {
                city: string;
                province: string;
                lat: number;
                lon: number;
                /** @description Whether this is the legal office */
                isOffice: boolean;
                openPositions: number;
            }[];
            pace?: {
                own: number | null;
                /** @description Positions opened in the last 90 days per hundred employees */
                sector: {
                    companies: number;
                    perHundred: number;
                } | null;
                /** @description Positions opened in the last 90 days per hundred employees */
                province: {
                    companies: number;
                    perHundred: number;
                } | null;
            };
        };
        PublicCompanySearch: {
            company?: {
                city?: {
                    /** @constant */
                    mode: "exact";
                    istat: string;
                } | {
                    /** @constant */
                    mode: "radius";
                    istat: string;
                    km: number;
                } | {
                    /** @constant */
                    mode: "range";
                    istat: string;
                    fromKm: number;
                    toKm: number;
                };
                cities?: string[];
                provinces?: string[];
                regions?: string[];
                companyName?: string | string[];
                sectors?: ("agriculture" | "food_beverage" | "fashion_textile" | "wood_furniture" | "paper_printing" | "energy_extraction" | "chemicals_plastics" | "pharmaceuticals" | "building_materials" | "metalworking" | "electronics_electrical" | "machinery_automation" | "automotive" | "aerospace_rail_marine" | "other_manufacturing" | "water_waste_environment" | "construction" | "wholesale" | "retail" | "transport_logistics" | "tourism_hospitality" | "media_publishing" | "telecommunications" | "it_software" | "banking_insurance" | "real_estate" | "legal_business_consulting" | "engineering_research" | "marketing_design" | "facility_business_services" | "staffing_hr" | "public_sector" | "education_training" | "healthcare" | "social_care" | "culture_sport_leisure" | "personal_services_nonprofit")[];
                specificSectors?: string[];
                ateco?: string[];
                employees?: {
                    from?: number;
                    to?: number;
                };
                reserveQuota?: ("one" | "two" | "share")[];
                turnover?: {
                    from?: number;
                    to?: number;
                };
                vat?: string[];
            };
            notCompany?: {
                city?: {
                    /** @constant */
                    mode: "exact";
                    istat: string;
                } | {
                    /** @constant */
                    mode: "radius";
                    istat: string;
                    km: number;
                } | {
                    /** @constant */
                    mode: "range";
                    istat: string;
                    fromKm: number;
                    toKm: number;
                };
                cities?: string[];
                provinces?: string[];
                regions?: string[];
                companyName?: string | string[];
                sectors?: ("agriculture" | "food_beverage" | "fashion_textile" | "wood_furniture" | "paper_printing" | "energy_extraction" | "chemicals_plastics" | "pharmaceuticals" | "building_materials" | "metalworking" | "electronics_electrical" | "machinery_automation" | "automotive" | "aerospace_rail_marine" | "other_manufacturing" | "water_waste_environment" | "construction" | "wholesale" | "retail" | "transport_logistics" | "tourism_hospitality" | "media_publishing" | "telecommunications" | "it_software" | "banking_insurance" | "real_estate" | "legal_business_consulting" | "engineering_research" | "marketing_design" | "facility_business_services" | "staffing_hr" | "public_sector" | "education_training" | "healthcare" | "social_care" | "culture_sport_leisure" | "personal_services_nonprofit")[];
                specificSectors?: string[];
                ateco?: string[];
                employees?: {
                    from?: number;
                    to?: number;
                };
                reserveQuota?: ("one" | "two" | "share")[];
                turnover?: {
                    from?: number;
                    to?: number;
                };
                vat?: string[];
            };
            /**
             * @description `newPositions` counts the last 7 days
             * @default newPositions
             * @enum {string}
             */
            sort?: "newPositions" | "employees" | "turnover";
            /** @default 25 */
            limit?: number;
            /** @description `next` of the page before, with the rest of the request unchanged; the first page by default */
            cursor?: string;
            /** @description The fields to answer with, beside `companyID`; all by default */
            fields?: ("companyID" | "name" | "employees" | "turnover" | "vat" | "legalForm" | "ateco" | "sector" | "foundationYear" | "city" | "province" | "region" | "isAgency" | "agencyReason" | "openPositions")[];
        };
        PublicCompanySearchResult: {
            companies: components["schemas"]["CompanyRowFields"][];
            /** @description All companies that the search finds */
            total: number;
            /** @description The `cursor` of the next page; null after the last */
            next: string | null;
        };
        PublicContactList: {
            general: components["schemas"]["GeneralContact"][];
            people: components["schemas"]["PersonalContact"][];
            /** @description The `cursor` of the next page; null after the last */
            next: string | null;
        };
        PublicExport: {
            /** Format: uuid */
            exportID: string;
            /** @description Path of the file */
            url: string;
            /** @description Positions in the file */
            exported: number;
            /** @description Credits that it spent */
            credits: number;
        };
        PublicExportList: {
            exports: components["schemas"]["PublicPastExport"][];
        };
        PublicExportToMake: {
            positionIDs: string[];
            /**
             * @default csv
             * @enum {string}
             */
            format?: "csv" | "xlsx";
            /**
             * @description Columns beside the usual ones
             * @default []
             */
            fields?: ("pay" | "site" | "legalAddress" | "description" | "contacts")[];
        };
        PublicFilter: {
            /** Format: uuid */
            filterID: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Number of positions at the last count */
            count: number | null;
            /** @description Whether its owner is told of what it finds */
            bell: boolean;
            criteria: components["schemas"]["PositionCriteria"];
        };
        PublicFilterList: {
            filters: components["schemas"]["PublicFilter"][];
        };
        PublicFilterToWrite: {
            name: string;
            criteria: components["schemas"]["PositionCriteriaInput"];
            /** @description Turns its bell on or off; by default it stays as it is, and new ones are off */
            bell?: boolean;
        };
        PublicMark: {
            /** @enum {string} */
            status: "notSeen" | "seen" | "contacted";
        };
        PublicPastExport: {
            /** Format: uuid */
            exportID: string;
            /** @description Path of the file */
            url: string;
            /** @description Positions in the file */
            exported: number;
            /** @description Credits that it spent */
            credits: number;
            /** Format: date-time */
            madeAt: string;
            /** @enum {string} */
            format: "csv" | "xlsx";
            fields: ("pay" | "site" | "legalAddress" | "description" | "contacts")[];
        };
        PublicPositionSearch: {
            criteria?: components["schemas"]["PositionCriteriaInput"];
            /** @description The fields to answer with, beside `positionID`; all by default. It does not change the cost */
            fields?: ("positionID" | "name" | "status" | "company" | "places" | "sector" | "contract" | "schedule" | "collar" | "smartWorking" | "experienceYears" | "targetPersona" | "languages" | "skills" | "certifications" | "benefits" | "protectedCategories" | "pay" | "firstSeen" | "reading")[];
            /**
             * @default date
             * @enum {string}
             */
            sort?: "date" | "dateAsc" | "relevance" | "distance" | "pay" | "payAsc" | "employees" | "employeesAsc" | "turnover" | "turnoverAsc";
        } | {
            /**
             * Format: uuid
             * @description A saved filter of the key’s person
             */
            filterID: string;
            /** @description The fields to answer with, beside `positionID`; all by default. It does not change the cost */
            fields?: ("positionID" | "name" | "status" | "company" | "places" | "sector" | "contract" | "schedule" | "collar" | "smartWorking" | "experienceYears" | "targetPersona" | "languages" | "skills" | "certifications" | "benefits" | "protectedCategories" | "pay" | "firstSeen" | "reading")[];
            /**
             * @default date
             * @enum {string}
             */
            sort?: "date" | "dateAsc" | "relevance" | "distance" | "pay" | "payAsc" | "employees" | "employeesAsc" | "turnover" | "turnoverAsc";
        } | {
            /** @description `next` of the page before */
            cursor: string;
            /** @description The fields to answer with, beside `positionID`; all by default. It does not change the cost */
            fields?: ("positionID" | "name" | "status" | "company" | "places" | "sector" | "contract" | "schedule" | "collar" | "smartWorking" | "experienceYears" | "targetPersona" | "languages" | "skills" | "certifications" | "benefits" | "protectedCategories" | "pay" | "firstSeen" | "reading")[];
        };
        PublicPositionSearchResult: {
            /** Format: uuid */
            searchID: string;
            /** @description Whether this search was charged to the plan */
            counted: boolean;
            /**
             * @description Why this search was charged, or was free; the first that applies: `noCriteria` (free): it has no filters; `marked` (free): it covers only positions you have already seen or contacted; `empty` (free): it finds nothing; `alert` (free): you opened it from an alert; `same` (free): it repeats a search of the last 24 hours; `narrower` (free): it narrows a search counted in the last 10 minutes; `offered` (free): it follows a suggestion given with a search counted in the last 10 minutes; `counted` (costs 1): its criteria are new
             * @enum {string}
             */
            rule: "noCriteria" | "marked" | "empty" | "alert" | "same" | "narrower" | "offered" | "counted";
            total: number;
            /** @description Number of companies the positions belong to; approximate above 3,000 */
            companies: number;
            positions: components["schemas"]["PositionRowFields"][];
            /** @description The `cursor` of the next page; null on the last one */
            next: string | null;
        };
        UnlockedContact: {
            /** @description Credits that the call spent; 0 if the contact was paid for */
            credits: number;
            contact: components["schemas"]["PersonalContact"];
        };
        YearOfAccounts: {
            year: number;
            /** @description Euro */
            turnover: number;
            /** @description Euro */
            costs: number;
            /** @description Euro */
            ebitda: number;
            /** @description Euro */
            netIncome: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, its licence and what is left */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicAccount"];
                };
            };
            /** @description The answer is the one of `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`, `unstorable_text` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCompaniesCompanyID: {
        parameters: {
            query?: {
                /** @description The fields to answer with, beside `companyID`; all by default */
                fields?: ("companyID" | "name" | "employees" | "turnover" | "vat" | "legalForm" | "ateco" | "sector" | "foundationYear" | "city" | "province" | "region" | "isAgency" | "agencyReason" | "openPositions" | "atecoTitle" | "rea" | "chamber" | "shareCapital" | "turnoverYear" | "address" | "site" | "agency" | "reserveQuota" | "saved" | "accounts" | "positions" | "openings" | "places" | "pace")[];
            };
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path: {
                companyID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A company: registry data, open positions, places, pace of hiring */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCompanyFields"];
                };
            };
            /** @description The answer is the one of `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`, `unstorable_text` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown_company` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address_too_long` */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCompaniesCompanyIDContacts: {
        parameters: {
            query?: {
                department?: "general_management" | "administration" | "finance" | "controlling" | "human_resources" | "sales" | "retail_store" | "marketing" | "communication" | "customer_service" | "information_technology" | "software_development" | "data_analytics" | "engineering" | "research_development" | "production" | "quality" | "maintenance" | "logistics" | "purchasing" | "legal" | "health_safety_environment" | "project_management" | "design_creative" | "health_hospitality_services";
                limit?: number;
                /** @description `next` of the page before, with the rest of the request unchanged; the first page by default */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path: {
                companyID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts of a company */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicContactList"];
                };
            };
            /** @description The answer is the one of `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`, `unstorable_text`, `cursor_invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown_company` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address_too_long` */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postCompaniesSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicCompanySearch"];
            };
        };
        responses: {
            /** @description Search companies */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCompanySearchResult"];
                };
            };
            /** @description `invalid_request`, `unstorable_text`, `search_too_wide`, `unknown_place`, `cursor_invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `search_unavailable` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postContactsContactIDUnlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
                /** @description A name of the write, chosen by the client: repeated within 24 hours it is made once, and answered alike */
                "Idempotency-Key"?: string;
            };
            path: {
                contactID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlock a person’s contact */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    /**
                     * @description `true` where the answer is that of an earlier call with the same key
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnlockedContact"];
                };
            };
            /** @description `invalid_request`, `unstorable_text` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `credits_used_up` */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreditsProblem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing`, `licence_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown_contact` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address_too_long` */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `writes_paused` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExports: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exports of the key’s person, the newest first */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicExportList"];
                };
            };
            /** @description The answer is the one of `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`, `unstorable_text` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postExports: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
                /** @description A name of the write, chosen by the client: repeated within 24 hours it is made once, and answered alike */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicExportToMake"];
            };
        };
        responses: {
            /** @description Export positions to a file */
            201: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    /**
                     * @description `true` where the answer is that of an earlier call with the same key
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicExport"];
                };
            };
            /** @description `invalid_request`, `unstorable_text` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `credits_used_up` */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreditsProblem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing`, `licence_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown_position` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `writes_paused` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExportsExportIDFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path: {
                exportID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file of an export */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description The answer is the one of `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`, `unstorable_text` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown_export` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address_too_long` */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFilters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved filters of the key’s person, in their own order */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFilterList"];
                };
            };
            /** @description The answer is the one of `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`, `unstorable_text` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postFilters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
                /** @description A name of the write, chosen by the client: repeated within 24 hours it is made once, and answered alike */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicFilterToWrite"];
            };
        };
        responses: {
            /** @description Save a filter */
            201: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    /**
                     * @description `true` where the answer is that of an earlier call with the same key
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFilter"];
                };
            };
            /** @description `invalid_request`, `unstorable_text`, `filter_name_required`, `search_too_wide`, `unknown_place` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing`, `alerts_not_in_plan` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`, `filter_name_taken`, `max_saved_filters` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `writes_paused`, `search_unavailable` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFiltersFilterID: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path: {
                filterID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A saved filter */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFilter"];
                };
            };
            /** @description The answer is the one of `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`, `unstorable_text` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown_filter` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address_too_long` */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putFiltersFilterID: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path: {
                filterID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    criteria: components["schemas"]["PositionCriteriaInput"];
                    /** @description Turns its bell on or off; by default it stays as it is, and new ones are off */
                    bell?: boolean;
                };
            };
        };
        responses: {
            /** @description Change the name and the criteria of a saved filter */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFilter"];
                };
            };
            /** @description `invalid_request`, `unstorable_text`, `filter_name_required`, `search_too_wide`, `unknown_place` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing`, `alerts_not_in_plan` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown_filter` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `filter_name_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address_too_long` */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `writes_paused`, `search_unavailable` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteFiltersFilterID: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path: {
                filterID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a saved filter */
            204: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`, `unstorable_text` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address_too_long` */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `writes_paused` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPositionsPositionID: {
        parameters: {
            query?: {
                /** @description The fields to answer with, beside `positionID`; all by default. It does not change the cost */
                fields?: ("positionID" | "name" | "status" | "company" | "places" | "sector" | "contract" | "schedule" | "collar" | "smartWorking" | "experienceYears" | "targetPersona" | "languages" | "skills" | "certifications" | "benefits" | "protectedCategories" | "pay" | "firstSeen" | "reading" | "description" | "descriptionMasks" | "noAgencies" | "closedAt" | "lastVerified" | "sources" | "evidence" | "employer")[];
            };
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path: {
                positionID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A position in full */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullPositionFields"];
                };
            };
            /** @description The answer is the one of `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`, `unstorable_text` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `credits_used_up` */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreditsProblem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown_position` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address_too_long` */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putPositionsPositionIDMark: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path: {
                positionID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicMark"];
            };
        };
        responses: {
            /** @description Mark a position as seen or contacted by the key’s person, or clear the mark */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "notSeen" | "seen" | "contacted";
                    };
                };
            };
            /** @description `invalid_request`, `unstorable_text` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown_position` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address_too_long` */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `writes_paused` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPositionsChanges: {
        parameters: {
            query: {
                /** @description `next` of the page before */
                since: number;
                /** @description The most events of the page; with `include=positions` at most 100 */
                limit?: number;
                include?: "heads" | "positions";
                /** @description The fields to answer with, beside `positionID`; all by default. It does not change the cost */
                fields?: ("positionID" | "name" | "status" | "company" | "places" | "sector" | "contract" | "schedule" | "collar" | "smartWorking" | "experienceYears" | "targetPersona" | "languages" | "skills" | "certifications" | "benefits" | "protectedCategories" | "pay" | "firstSeen" | "reading" | "description" | "descriptionMasks" | "noAgencies" | "closedAt" | "lastVerified" | "sources" | "evidence" | "employer")[];
            };
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that happened to positions since an event */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicChanges"];
                };
            };
            /** @description The answer is the one of `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`, `unstorable_text`, `since_out_of_range` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `credits_used_up` */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreditsProblem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPositionsSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of errors and of omitted contacts: `en` by default, or `it`
                 * @example en
                 */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicPositionSearch"];
            };
        };
        responses: {
            /** @description Search open positions */
            200: {
                headers: {
                    /**
                     * @description The most calls and their seconds
                     * @example "key";q=100;w=10
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The calls left and the seconds until the count begins anew
                     * @example "key";r=99;t=10
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPositionSearchResult"];
                };
            };
            /** @description `invalid_request`, `unstorable_text`, `search_too_wide`, `unknown_place`, `cursor_invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_required`, `api_key_invalid` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `public_api_not_in_plan`, `scope_missing`, `search_limit_reached` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown_filter` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request_limit` */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `overloaded`, `search_unavailable` */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 7
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
